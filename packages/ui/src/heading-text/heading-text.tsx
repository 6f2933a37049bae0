import { Fragment } from 'react';
import { phrasesOf } from './phrases-of.ts';
import styles from './heading-text.module.css';

interface HeadingTextProps {
  children: string;
  /** Of a lead or a question, whose letters are smaller: what stands between two marks stays whole where a line holds it. */
  inClauses?: boolean;
}

/** A large line that breaks after its colon, and between words in Chinese too, and never between a number and its unit. */
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

/** So many characters of a text stand in one line on a phone. */
const lineOfText = 16;

/** So many still do in letters of twice the size. */
const shortLine = 9;

/** What is cut elsewhere are words. */
const endOfClause = /[，。、；：！？”’）》] ?$/;

/** Not a sentence: that flows on in its lines. */
const titleWithColon = /^([^：:]{2,}(?:：|:(?= )))( ?)(.{2,}[^。.])$/;

/** With larger letters a clause may be longer than a line: then it wraps as all text does, and no line begins with a mark. */
function breakable(line: string, clauseLength?: number) {
  return phrasesOf(line, clauseLength).map((phrase, index) => (
    // Words repeat in a line: the position is their identity.
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
