import { createPageTable, staticPages } from '@uid/contract/page-table';
import type { FoundPage } from '@uid/contract/page-table';

import type { Handle } from '../../../database/database.ts';
import { listContentPages } from '../list-content-pages.ts';

/** Finds the page at an address of a redirect: path, query and fragment, without language. */
export async function findPageAt(handle: Handle, address: string): Promise<FoundPage | undefined> {
  const [path = '', query] = address.split('#', 1)[0]?.split('?') ?? [];
  const found = createPageTable([...staticPages, ...(await listContentPages(handle))]).find(path);
  if (found?.page.kind !== 'newsDetail') return found;
  const article = await handle
    .selectFrom('contents')
    .select('id')
    .where('kind', '=', 'news')
    .where('id', '=', new URLSearchParams(query).get('id') ?? '')
    .executeTakeFirst();
  return article && found;
}
