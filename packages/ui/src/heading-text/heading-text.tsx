import { Fragment } from 'react';
import { phrasesOf } from './phrases-of.ts';
import styles from './heading-text.module.css';

interface HeadingTextProps {
  children: string;
  /** Of a lead, whose letters are smaller: between two marks so many characters stay whole. */
  clauseLength?: number;
}

/** A large line that breaks after its colon, and between words in Chinese too, and never between a number and its unit. */
export function HeadingText({ children, clauseLength }: HeadingTextProps) {
  const [, before, gap, after] = titleWithColon.exec(children) ?? [];
  if (before && after) {
    return (
      <span className={styles.text}>
        <span>{breakable(phrasesOf(before, clauseLength))}</span>
        {gap}
        <span>{breakable(phrasesOf(after, clauseLength))}</span>
      </span>
    );
  }
  const phrases = phrasesOf(children, clauseLength);
  if (phrases.length === 1) return children;
  return <span className={styles.text}>{breakable(phrases)}</span>;
}

/** Not a sentence: that flows on in its lines. */
const titleWithColon = /^([^：:]{2,}(?:：|:(?= )))( ?)(.{2,}[^。.])$/;

function breakable(phrases: readonly string[]) {
  return phrases.map((phrase, index) => (
    // Words repeat in a line: the position is their identity.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}
