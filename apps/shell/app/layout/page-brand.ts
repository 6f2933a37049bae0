/** Returns the company's published name in a browser: the title of every page ends with it. */
export function pageBrand(): string {
  return document.title.split(' · ').at(-1) ?? '';
}
