import type { Language } from '@uid/contract/language';
import {
  productPath,
  productSlugs,
  routes,
  solutionPath,
  solutionSlugs,
} from '@uid/contract/pages';

/** Pages with a preview image of their own; private pages have none. */
export const openGraphPaths: readonly string[] = [
  routes.home,
  routes.products,
  ...productSlugs.map(productPath),
  routes.solutions,
  ...solutionSlugs.map(solutionPath),
  routes.mall,
  routes.cases,
  routes.support,
  routes.cooperation,
  routes.news,
];

export const openGraphSize = { width: 1200, height: 630 } as const;

/**
 * The address of a page's preview image, without the origin.
 * @param path the site path without language prefix; a detail takes the image of its list
 */
export function openGraphImage(path: string, language: Language): string | undefined {
  const page = path === routes.newsDetail ? routes.news : path;
  if (!openGraphPaths.includes(page)) return undefined;
  return `/og/${language}/${page.slice(1).replaceAll('/', '-')}.png`;
}
