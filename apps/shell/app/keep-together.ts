const months =
  /Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?/
    .source;
const units = /[kMGT]?(?:bit\/s|bps|B(?:\/s)?|Hz|V|W)|KB(?:\/s)?|[mµnk]?[mAs]|ms|°C|vCPU/.source;

/** Spaces at which no line may break. */
const keptSpace = new RegExp(
  [
    // Between a number and what it counts or measures. A digit that ends a name counts nothing: SM2 私钥.
    /(?<=(?:^|[^\p{L}\d.,])[\d.,]*\d) (?=\p{Script=Han})/u.source,
    `(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`,
    // Between a month, its day and its year.
    /(?<=月) (?=\d+ ?日)/u.source,
    `(?<=\\b\\d{1,2}) (?=(?:${months})\\b)`,
    `(?<=\\b(?:${months})) (?=\\d)`,
    // Between a name and its version: SDK 3.1.3, TLS 1.3.
    /(?<=[A-Za-z]) (?=\d+\.\d+\.\d)|(?<=[A-Z]) (?=\d\.\d(?!\.?\d))/.source,
    // Between the first of two things and the symbol that separates them.
    / (?=[·|×→](?: |$))/u.source,
  ].join('|'),
  'gu',
);

/**
 * Names that browsers break at a hyphen, a slash or a space, with the punctuation around them, which would otherwise be
 * left at the wrong end of a line.
 */
const keptName = new RegExp(
  `[（“《(]?(?:${[
    // A standard: GB/T 20281-2020, ISO/IEC 14443, TS 31.115.
    /\b(?:(?:GB|GM|GA|YD|DL|JR)(?:\/[TZ])?|(?:ISO\/)?IEC|ISO|IEEE|RFC|FIPS|TS|SP) (?:\d{3} )?\d+(?:[.-]\d+)*[A-Z]*/u
      .source,
    // A model, or an algorithm in capitals: UM-L, ML-KEM, AES-128-GCM.
    /\b[A-Z]+\d*(?:-\d+)*(?:-[A-Z]+\d*)+(?![\p{L}\d-])/u.source,
    // A model, algorithm or advisory that ends in a number: BG-200, SHA-256, UID-SA-2026-003.
    /\b(?:[A-Z]+\d*-)+\d+[A-Za-z]*\d*(?:-\d+)*(?![\p{L}\d])/u.source,
    // A name of two words: Software-Defined Perimeter.
    /\b[A-Z][a-z]+-[A-Z][a-z]+\b/u.source,
    // A word whose first two letters would stand alone: co-signing.
    /\b[Cc]o-[a-z]+/u.source,
    // A range of numbers, and a name that only looks like one: 60–80, x86-64.
    /\bx86-64\b|\d[\d.,]*[–—]\d+(?:[.,]\d+)*/u.source,
    // A number with the word that is joined to it: 64-byte.
    /\b\d+-[a-z]+\b/u.source,
    // The start of a word in brackets that is as short as a unit: （样例数据）.
    /（\p{Script=Han}{2,4}(?=）)/u.source,
    // A rate, such as a number per second.
    /\d[\d,.]*\u00a0\p{Script=Han}\/\p{Script=Han}/u.source,
  ].join('|')})[，。、；：！？）”》,.;:!?)]*`,
  'gu',
);

/**
 * The no-break space after a name that ends in a number. The number counts nothing, and a line that began with this
 * space would look indented.
 */
const spaceAfterName = /(?<=<bdi>[（“《(]?[A-Za-z][^<]*<\/bdi>)\u00a0/g;

/**
 * Matches the text between tags. Skips elements that a script reads or that hold only text, and text that is shown as
 * it was typed.
 */
const textOfPage = /<(script|style|title|textarea|option|text|pre|code)\b.*?<\/\1>|(?<=>)[^<]+/gs;

/**
 * Prevents line breaks between a number and its unit, inside a date, before a symbol between two things, and inside the
 * name of a model or a standard. Names are marked up, because a joining character would be copied along by a buyer who
 * copies the name. `base.css` prevents breaks inside `bdi`.
 */
export function keepTogether(html: string, { names = true } = {}): string {
  return html.replaceAll(textOfPage, (text, element) => {
    if (element !== undefined) return text;
    const kept = text.replaceAll(keptSpace, '\u00a0');
    return names
      ? kept.replaceAll(keptName, '<bdi>$&</bdi>').replaceAll(spaceAfterName, ' ')
      : kept;
  });
}
