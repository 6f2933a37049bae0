import { languages } from '@uid/contract/language';
import type { Localised } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { listWords } from '@uid/downloads/page-words';

import { accountPages } from './site-pages/account-pages.ts';
import { companyPages } from './site-pages/company-pages.ts';
import { shopPages } from './site-pages/shop-pages.ts';
import type { PageText, SitePage } from './site-pages/site-page.ts';

const described = [...shopPages, ...accountPages, ...companyPages];

/** Pages without contents, where visitors do something: a search for the action finds the page. */
export const sitePages: readonly SitePage[] = [
  ...described,
  ...describeOthers(Object.values(routes), described),
];

/** Describes the remaining pages that have a preview image of their own, by the texts of the image. */
export function describeOthers(
  paths: readonly string[],
  known: readonly Pick<SitePage, 'path'>[],
): SitePage[] {
  const places = new Set(known.map(({ path }) => path.split('#', 1)[0]));
  return paths.flatMap((path) => {
    const texts = languages.flatMap((language) => {
      const words = listWords(path, language);
      return words ? [[language, { title: words.title, summary: words.lead, words: [] }]] : [];
    });
    if (places.has(path) || texts.length === 0) return [];
    return [{ path, text: Object.fromEntries(texts) as Localised<PageText> }];
  });
}
