import type { Language } from '@uid/contract/language';
import { staticPages } from '@uid/contract/page-table';

/** Paths of the pages in the code that have a preview image of their own, which the build draws. */
export const openGraphPaths: readonly string[] = [
  ...new Set(staticPages.flatMap(({ preview }) => preview ?? [])),
];

export const openGraphSize = { width: 1200, height: 630 } as const;

/** The path prefix of the preview images; the language follows. */
export const openGraphPrefix = '/og/';

/** Returns the name of a page's image, such as `product-sdp` for `/product/sdp`. */
export function openGraphName(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

/** Returns the address of an image by its name, without the origin. */
export function openGraphAddress(name: string, language: Language): string {
  return `${openGraphPrefix}${language}/${name}.png`;
}
