const months =
  /January|February|March|April|May|June|July|August|September|October|November|December/.source;
const units = /[kMGT]?(?:bit\/s|bps|B(?:\/s)?|Hz|V|W)|KB(?:\/s)?|[mµnk]?[mAs]|ms|°C|vCPU/.source;

/** Spaces at which no line ends. */
const keptSpace = new RegExp(
  [
    // Between a number and what it counts or measures.
    /(?<=\d) (?=\p{Script=Han})/u.source,
    `(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`,
    // Between a month, its day and its year.
    /(?<=月) (?=\d+ ?日)/u.source,
    `(?<=\\b\\d{1,2}) (?=(?:${months})\\b)`,
    `(?<=\\b(?:${months})) (?=\\d)`,
    // Between the first of two things and the sign that parts them.
    / (?=[·|×→](?: |$))/u.source,
  ].join('|'),
  'gu',
);

/** What is written between tags; not what a script reads, and not what is shown as it was typed. */
const textOfPage = /<(script|style|title|textarea|pre|code)\b.*?<\/\1>|(?<=>)[^<]+/gs;

/** Lets no line of a page end between a number and its unit, inside a date, or before a sign between two things. */
export function keepTogether(html: string): string {
  return html.replaceAll(textOfPage, (text, element) =>
    element === undefined ? text.replaceAll(keptSpace, '\u00a0') : text,
  );
}
