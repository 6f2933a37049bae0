import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import type { ContentProblem } from '@uid/contract/content-parts';
import { defaultLanguage, languages } from '@uid/contract/language';
import type { NavigationText } from '@uid/contract/navigation';
import { createPageTable, staticPages } from '@uid/contract/page-table';
import type { PageTable } from '@uid/contract/page-table';
import { routes } from '@uid/contract/pages';
import { feedPath } from '@uid/contract/paths';

import type { Handle } from '../../../database/database.ts';
import { listContentPages } from '../list-content-pages.ts';

/** Addresses that are served but are no pages, and exist for one language or for all. */
const files: ReadonlySet<string> = new Set([
  feedPath(defaultLanguage),
  '/.well-known/security.txt',
]);

/** Finds the links of a navigation that lead to no page of this site. Links to other sites are not checked. */
export async function findBrokenLinks(
  handle: Handle,
  content: ContentOf<ContentKind>,
): Promise<ContentProblem[]> {
  if (!('zh' in content && 'header' in content.zh && 'header' in content.en)) return [];
  const texts = { zh: content.zh, en: content.en };
  const table = createPageTable([...staticPages, ...(await listContentPages(handle))]);
  const problems: ContentProblem[] = [];
  for (const language of languages)
    for (const { place, path } of linksOf(texts[language]))
      if (!(await isThere(handle, table, path)))
        problems.push({ path: `${language}.${place}`, message: 'no page of the site' });
  return problems;
}

function linksOf({ header, footer, certificates }: NavigationText) {
  return [
    ...header.map(({ path }, at) => ({ place: `header.${at}.path`, path })),
    ...footer.flatMap(({ entries }, group) =>
      entries.map(({ path }, at) => ({ place: `footer.${group}.entries.${at}.path`, path })),
    ),
    ...certificates.flatMap(({ path }, at) =>
      path === undefined ? [] : [{ place: `certificates.${at}.path`, path }],
    ),
  ];
}

async function isThere(handle: Handle, table: PageTable, path: string): Promise<boolean> {
  if (!path.startsWith('/')) return true;
  const { pathname, searchParams } = new URL(`http://site${path}`);
  if (files.has(pathname)) return true;
  const found = table.find(pathname);
  // A path with a language prefix would take readers of the other language out of theirs.
  if (found?.language !== defaultLanguage || !isSpelledAs(found.pathname, pathname)) return false;
  if (found.page.path !== routes.newsDetail) return true;
  const article = await handle
    .selectFrom('contents')
    .select('id')
    .where('kind', '=', 'news')
    .where('id', '=', searchParams.get('id') ?? '')
    .executeTakeFirst();
  return article !== undefined;
}

/** `/` is accepted for the home page; every other page has only one spelling of its address. */
function isSpelledAs(own: string, pathname: string): boolean {
  return pathname === own || pathname === '/';
}
