import { Fragment } from 'react';

import { copyWords } from '../../../layout/copy/copy-words.ts';
import { useLanguage } from '../../../layout/use-language.ts';
import { copyMarker } from '../../downloads/copy-marker.ts';
import styles from './command.module.css';

interface CommandProps {
  label: string;
  text: string;
  texts: { copy: string };
}

/** A command that readers copy as a whole, in the font of a terminal. */
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
      <button
        type="button"
        className={styles.copy}
        {...{ [copyMarker]: '', ...copyWords(useLanguage()) }}
        hidden
      >
        {texts.copy}
      </button>
    </div>
  );
}
