import type { Language } from '@uid/contract/language';
import { staticPages } from '@uid/contract/page-table';
import type { Page } from '@uid/contract/pages';

/** The pages with a preview image of their own, by path. */
export const openGraphPaths: readonly string[] = [
  ...new Set(staticPages.flatMap(({ preview }) => preview ?? [])),
];

export const openGraphSize = { width: 1200, height: 630 } as const;

/** The address of a page's preview image, without the origin; private pages have none. */
export function openGraphImage(
  { preview }: Pick<Page, 'preview'>,
  language: Language,
): string | undefined {
  return preview && `/og/${language}/${preview.slice(1).replaceAll('/', '-')}.png`;
}
