import type { ContentKind } from '@uid/contract/content-kinds';
import { productPage, solutionPage, textPage } from '@uid/contract/pages';
import type { Page } from '@uid/contract/pages';

import type { Handle } from '../../database/database.ts';

/** The kinds of content that are pages of their own, with the page of each by its id in the database. */
const pageOf: Partial<Record<ContentKind, (name: string) => Page>> = {
  product: (name) => productPage(name),
  solution: (name) => solutionPage(name),
  'text-page': textPage,
};

export async function listContentPages(handle: Handle): Promise<Page[]> {
  const rows = await handle
    .selectFrom('contents')
    .select(['kind', 'id'])
    .where('kind', 'in', Object.keys(pageOf) as ContentKind[])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ kind, id }) => pageOf[kind]?.(id) ?? []);
}
