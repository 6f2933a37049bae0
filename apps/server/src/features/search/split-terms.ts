const runs = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;

/**
 * Splits a text into terms: Latin words as they are, and a run of Chinese characters into all pairs of neighbours,
 * which needs no dictionary and finds a word wherever it stands. A single character is a term of its own.
 */
export function splitTerms(text: string): string[] {
  const found = text.normalize('NFKC').toLowerCase().match(runs) ?? [];
  return found.flatMap((run) => (han.test(run) ? pairsOf(Array.from(run)) : mixedOf(run)));
}

/** The terms by which a text is found: `SBG-200` is also found as `SBG200`. */
export function indexTerms(text: string): string[] {
  const codes = text.normalize('NFKC').match(/\b[a-z0-9]+(?:-[a-z0-9]+)+/gi) ?? [];
  const joined = codes.map((code) => code.replaceAll('-', '').toLowerCase());
  return [...splitTerms(text), ...joined];
}

export function isHan(term: string): boolean {
  return han.test(term);
}

function pairsOf(characters: string[]): string[] {
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Splits a run like `5G认证` into a word and a run of Chinese characters. */
function mixedOf(run: string): string[] {
  return run.split(/(\p{Script=Han}+)/u).flatMap((part) => {
    if (part === '') return [];
    return han.test(part) ? pairsOf(Array.from(part)) : [part];
  });
}
