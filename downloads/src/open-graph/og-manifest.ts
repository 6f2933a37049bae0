import type { Language } from '@uid/contract/language';
import { staticPages } from '@uid/contract/page-table';

/** The pages of the code with a preview image of their own, by path: those that the build draws. */
export const openGraphPaths: readonly string[] = [
  ...new Set(staticPages.flatMap(({ preview }) => preview ?? [])),
];

export const openGraphSize = { width: 1200, height: 630 } as const;

/** Where the preview images are, by language. */
export const openGraphPrefix = '/og/';

/** `product-sdp` for `/product/sdp`. */
export function openGraphName(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

/** The address of an image by its name, without the origin. */
export function openGraphAddress(name: string, language: Language): string {
  return `${openGraphPrefix}${language}/${name}.png`;
}
