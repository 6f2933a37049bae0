/** So many characters stand in one line on the narrowest phone, whatever heading they are. */
const lineLength = 8;

const han = /\p{Script=Han}/u;

/** A browser reads a dictionary of 2 MB for it, a tenth of a second on a phone: only where a line may break. */
let words: Intl.Segmenter | undefined;

/** After a mark that ends a clause, and what closes with it: a space alone between two places to break ends Chromium 156's page. */
const clauseEnd = /(?<=[，。、；：！？][”’）》]* *)(?![ ，。、；：！？”’）》])/;

/**
 * Cuts a line that holds Chinese where it may break: between words, not before punctuation or a
 * one-character word, which belongs to what precedes it, and not inside a name in Latin letters. A line without Chinese, or a short one, stays whole.
 * @param clauseLength up to so many characters, what stands between two marks stays whole, too
 */
export function phrasesOf(line: string, clauseLength = 0): string[] {
  if (line.length <= lineLength || !han.test(line)) return [line];
  const kept = line.replaceAll(/(?<=\d) (?=\p{Script=Han})/gu, '\u00a0');
  return kept
    .split(clauseEnd)
    .flatMap((clause) => (clause.length <= clauseLength ? [clause] : wordsOf(clause)));
}

function wordsOf(clause: string): string[] {
  words ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const phrases: string[] = [];
  for (const { segment, isWordLike } of words.segment(clause)) {
    const last = phrases.at(-1);
    const isAlone = !isWordLike || (segment.length === 1 && han.test(segment));
    const isOpen = last !== undefined && /^\s+$|[“‘（《\u00a0\d]$/.test(last);
    const isInName = /[\x20-\x7e\u2060]$/.test(last ?? '') && /^[\x21-\x7e]/.test(segment);
    if (last !== undefined && (isOpen || isInName || (isAlone && !/^[“‘（《]/.test(segment)))) {
      phrases[phrases.length - 1] = last + segment;
    } else {
      phrases.push(segment);
    }
  }
  return phrases;
}
