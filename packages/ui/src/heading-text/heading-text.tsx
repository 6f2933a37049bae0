import { Fragment } from 'react';
import { phrasesOf } from './phrases-of.ts';
import styles from './heading-text.module.css';

interface HeadingTextProps {
  children: string;
  /**
   * For a lead or a question, whose letters are smaller: text between two punctuation marks stays together if it fits
   * on one line.
   */
  inClauses?: boolean;
}

/** A heading that breaks after its colon, and in Chinese between words, but never between a number and its unit. */
export function HeadingText({ children, inClauses }: HeadingTextProps) {
  const clauseLength = inClauses ? lineOfText : undefined;
  const [, before, gap, after] = titleWithColon.exec(children) ?? [];
  if (before && after) {
    return (
      <span className={styles.text}>
        <span>{breakable(before, clauseLength)}</span>
        {gap}
        <span>{breakable(after, clauseLength)}</span>
      </span>
    );
  }
  if (phrasesOf(children, clauseLength).length === 1) return children;
  return <span className={styles.text}>{breakable(children, clauseLength)}</span>;
}

/** Number of characters of such a text that fit on one line on a phone. */
const lineOfText = 16;

/** Number of characters that still fit if letters are twice as large. */
const shortLine = 9;

/** Matches a phrase that ends a clause. A phrase that ends elsewhere is a single word. */
const endOfClause = /[，。、；：！？”’）》] ?$/;

/** A title with a colon, but not a sentence: sentences wrap normally. */
const titleWithColon = /^([^：:]{2,}(?:：|:(?= )))( ?)(.{2,}[^。.])$/;

/**
 * With larger letters a clause may be longer than a line: then it wraps like any text, but no line begins with a
 * punctuation mark.
 */
function breakable(line: string, clauseLength?: number) {
  return phrasesOf(line, clauseLength).map((phrase, index) => (
    // Words may repeat in a line, so their position is the key.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {clauseLength && phrase.length > shortLine && endOfClause.test(phrase) ? (
        <span className={styles.clause}>{phrase}</span>
      ) : (
        phrase
      )}
    </Fragment>
  ));
}
