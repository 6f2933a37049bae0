/** Number of characters of any heading that fit on one line on the narrowest phone. */
const lineLength = 8;

const han = /\p{Script=Han}/u;

/**
 * Created only when a line has to be broken: the browser then reads a dictionary of 2 MB, which takes a tenth of a
 * second on a phone.
 */
let words: Intl.Segmenter | undefined;

/**
 * The position after a punctuation mark that ends a clause, and after closing marks that follow. Spaces belong to the
 * clause before them: a single space between two break opportunities crashes the page in Chromium 156.
 */
const clauseEnd = /(?<=[，。、；：！？][”’）》]* *)(?![ ，。、；：！？”’）》])/;

/**
 * Splits a line of Chinese text where it may break: between words, but not before punctuation or a one-character word,
 * which belongs to the text before it, and not inside a name in Latin letters. A short line, or a line without Chinese,
 * stays whole.
 * @param clauseLength text between two punctuation marks also stays whole, up to this number of characters
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
