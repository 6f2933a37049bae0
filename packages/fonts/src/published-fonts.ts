/** What the build tells the pages about their Chinese fonts, with addresses on this site. */
export interface PublishedFonts {
  /** The style sheet for characters that a page's own files do not have. */
  sheet: string;
  /** By the page's address without its language. */
  pages: Record<string, PublishedPage>;
}

export interface PublishedPage {
  /** The @font-face rules of the page's own files. */
  rules: string;
  /** The files with the characters that are seen first. */
  first: string[];
  /** Every Chinese character in the page's own files, or in the files that most pages share. */
  text: string;
}

/** The address for the fonts of the 404 page. */
export const missingPage = '/404';

/**
 * The fonts of a single page. A page without its own, and words that are newer than the page's files, use the slices of
 * the shared style sheet.
 * @param address without the language, such as `/product/sdp` or `/mall?item=sim-card`
 */
export function pageFontsOf({ pages }: PublishedFonts, address: string): PublishedPage | undefined {
  const [path = ''] = address.split('?');
  return pages[address] ?? pages[path];
}

/**
 * Whether a page shows characters that its own files do not have, because staff have changed its words since the files
 * were cut.
 */
export function hasNewerWords({ text }: Pick<PublishedPage, 'text'>, html: string): boolean {
  const known = new Set(text);
  return shownCharacters(html).some((character) => !known.has(character));
}

export function shownCharacters(html: string): string[] {
  const shown = html.slice(html.indexOf('<body')).replaceAll(unseen, '');
  return shown.match(/\p{Script=Han}/gu) ?? [];
}

const unseen = /<(script|style|template|noscript)\b.*?<\/\1>|<[^>]*>/gs;
