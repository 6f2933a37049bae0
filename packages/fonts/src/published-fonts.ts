/** What the build tells the pages of their Chinese fonts, as addresses of this site. */
export interface PublishedFonts {
  /** The style sheet of every Chinese page. */
  sheet: string;
  /** The files that hold what most pages need. */
  cores: string[];
  /** By a page's address without its language: the style rules of what else it shows. */
  pages: Record<string, string>;
}

/** The address under which the page for missing pages has its fonts. */
export const missingPage = '/404';

/**
 * The rules for one page, to stand in its head after the sheet. A page without them, and words that
 * are newer than its cut, take the slices of the sheet.
 * @param address without the language, such as `/product/sdp` or `/mall?item=sim-card`
 */
export function pageFontsOf({ pages }: PublishedFonts, address: string): string | undefined {
  const [path = ''] = address.split('?');
  return pages[address] ?? pages[path];
}
