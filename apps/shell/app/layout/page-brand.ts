/** The company's name as it is published, in a browser: it stands behind the title of every page. */
export function pageBrand(): string {
  return document.title.split(' · ').at(-1) ?? '';
}
