/** What is no text of a page, though it stands between tags. */
const unread = /<(script|style|template|code|kbd)\b.*?<\/\1>|<!--.*?-->/gs;
const spoken =
  /\s(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)="([^"]*)"/g;
const described =
  /<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g;
/** Letters without an accent, with all that stands right beside them. */
const words = /[\p{L}\p{N}_.:/@+'’-]*[A-Za-z]{2}[\p{L}\p{N}_.:/@+'’-]*/gu;
/** Numbers of things, abbreviations, addresses and names of files are written alike in all languages. */
const code = /\d|^[^a-z]+$|@|\/|\w\.\w/;
/** Days, months, hours and sizes as the platform writes them. */
const platforms =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|\b(?:January|February|March|April|June|July|August|September|October|November|December)(?= \d{4}\b)|(?<=\d )(?:second|minute|hour|day)s?\b/g;

/**
 * Every text of a page that readers see or hear and in which a plain English word stands: one that comes from no record
 * of texts.
 * @param names what the database calls things
 */
export function plainWords(html: string, names: readonly string[] = []): string[] {
  const page = html.replaceAll(unread, '');
  const attributes = [...page.matchAll(spoken), ...page.matchAll(described)];
  const texts = [...attributes.map(([, text = '']) => text), ...page.split(/<[^>]*>/)];
  return texts.filter((text) => {
    const read = text.replaceAll(/&(?:\w+|#\w+);/g, ' ').replaceAll(platforms, '');
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), read);
    return (rest.match(words) ?? []).some((word) => !code.test(word));
  });
}
