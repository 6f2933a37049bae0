import { Fragment } from 'react';

import { copyMarker } from '../../downloads/copy-marker.ts';
import styles from './command.module.css';

interface CommandProps {
  label: string;
  text: string;
  texts: { copy: string; copied: string };
}

/** What readers copy, whole, in the letters of a terminal. */
export function Command({ texts, label, text }: CommandProps) {
  return (
    <div className={styles.command}>
      <p className={styles.label}>{label}</p>
      <code className={styles.text}>
        {text.split(' ').map((word, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>
            {at > 0 && ' '}
            <span className={styles.word}>{word}</span>
          </Fragment>
        ))}
      </code>
      <button type="button" className={styles.copy} {...{ [copyMarker]: texts.copied }} hidden>
        {texts.copy}
      </button>
    </div>
  );
}
