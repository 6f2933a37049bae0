import { Fragment } from 'react';
import { phrasesOf } from './phrases-of.ts';
import styles from './heading-text.module.css';

/** A large line that breaks between words in Chinese too, and never between a number and its unit. */
export function HeadingText({ children }: { children: string }) {
  const phrases = phrasesOf(children);
  if (phrases.length === 1) return children;
  return (
    <span className={styles.text}>
      {phrases.map((phrase, index) => (
        // Words repeat in a line: the position is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
