/** The singular of an English plural, so that `returns` finds “return”; undefined for other words. */
export function singularOf(word: string): string | undefined {
  if (!/^[a-z]{3,}s$/.test(word) || /(?:ss|us|is)$/.test(word)) return undefined;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ch|sh|ss|x)es$/.test(word) ? -2 : -1);
}

export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|s|x)$/.test(word) ? `${word}es` : `${word}s`;
}
