/** Matches elements whose content is no text for readers. */
const unread = /<(script|style|template|code|kbd)\b.*?<\/\1>|<!--.*?-->/gs;
const spoken =
  /\s(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)="([^"]*)"/g;
const described =
  /<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g;
/** Matches words that contain letters without accents, with adjacent characters. */
const words = /[\p{L}\p{N}_.:/@+'’-]*[A-Za-z]{2}[\p{L}\p{N}_.:/@+'’-]*/gu;
/** Matches model numbers, abbreviations, addresses and file names, which are the same in all languages. */
const code = /\d|^[^a-z]+$|@|\/|\w\.\w/;
/** Matches names of months and units of time that `Intl` writes. */
const platforms =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|\b(?:January|February|March|April|June|July|August|September|October|November|December)(?= \d{4}\b)|(?<=\d )(?:second|minute|hour|day)s?\b/g;

/**
 * Returns every visible or spoken text of a page that contains a plain English word, and so comes from no
 * record of texts.
 * @param names names from the database, which are allowed
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
