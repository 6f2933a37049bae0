/** What the build tells the pages of their Chinese fonts, as addresses of this site. */
export interface PublishedFonts {
  /** The style sheet of what pages have no files of their own for. */
  sheet: string;
  /** By a page's address without its language. */
  pages: Record<string, PublishedPage>;
}

export interface PublishedPage {
  /** The style rules of its own files. */
  rules: string;
  /** The files of what is seen first. */
  first: string[];
  /** Every Chinese character that its files, or those of most pages, hold. */
  text: string;
}

/** The address under which the page for missing pages has its fonts. */
export const missingPage = '/404';

/**
 * What one page has of its own. A page without it, and words that are newer than its cut, take the
 * slices of the sheet.
 * @param address without the language, such as `/product/sdp` or `/mall?item=sim-card`
 */
export function pageFontsOf({ pages }: PublishedFonts, address: string): PublishedPage | undefined {
  const [path = ''] = address.split('?');
  return pages[address] ?? pages[path];
}

/** Whether a page shows something that its own files do not hold: staff have changed its words since they were cut. */
export function hasNewerWords({ text }: Pick<PublishedPage, 'text'>, html: string): boolean {
  const known = new Set(text);
  return shownCharacters(html).some((character) => !known.has(character));
}

export function shownCharacters(html: string): string[] {
  const shown = html.slice(html.indexOf('<body')).replaceAll(unseen, '');
  return shown.match(/\p{Script=Han}/gu) ?? [];
}

const unseen = /<(script|style|template|noscript)\b.*?<\/\1>|<[^>]*>/gs;
