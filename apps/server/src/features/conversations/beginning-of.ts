/** Returns the beginning of a text, `length` UTF-16 units at most, without half a surrogate pair at its end. */
export function beginningOf(text: string, length: number): string {
  return text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
}
