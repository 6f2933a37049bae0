/** Whole characters: half of one is no text. */
export function beginningOf(text: string, length: number): string {
  return text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
}
