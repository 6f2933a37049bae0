import type { ContentProblem } from '@uid/contract/content-parts';
import { createPageTable, staticPages } from '@uid/contract/page-table';
import type { SiteRedirect } from '@uid/contract/redirects';

import type { Handle } from '../../../database/database.ts';
import { findPageAt } from './find-page-at.ts';

const ownPages = createPageTable(staticPages);

/**
 * What keeps a redirect from leading anybody anywhere. A page that staff added may still be where it leads from: it
 * comes first for as long as it is there, so that both can be changed at one time.
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
