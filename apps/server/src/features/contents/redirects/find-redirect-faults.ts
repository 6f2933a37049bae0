import type { ContentProblem } from '@uid/contract/content-parts';
import { createPageTable, staticPages } from '@uid/contract/page-table';
import type { SiteRedirect } from '@uid/contract/redirects';

import type { Handle } from '../../../database/database.ts';
import { findPageAt } from './find-page-at.ts';

const ownPages = createPageTable(staticPages);

/**
 * Returns why a redirect would not work. Its source may be a page that staff added: the page takes precedence for as
 * long as it exists, so that staff can prepare the redirect before they withdraw the page.
 */
export async function findRedirectFaults(
  handle: Handle,
  { id, from, to }: SiteRedirect,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  if (!from.includes('?') && ownPages.find(from))
    problems.push({ path: 'from', message: 'is a page' });
  const other = await handle
    .selectFrom('contents')
    .select('id')
    .where('kind', '=', 'redirect')
    .where('category', '=', from)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) problems.push({ path: 'from', message: 'leads elsewhere' });
  if (!(await findPageAt(handle, to))) problems.push({ path: 'to', message: 'is no page' });
  return problems;
}
