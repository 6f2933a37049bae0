import type { Certificate, ClientCase, NewsArticle, SupportQuestion } from '@uid/contract/content';
import type { ContentKind } from '@uid/contract/content-kinds';
import type { SiteRedirect } from '@uid/contract/redirects';

import type { Database, Handle } from '../../database/database.ts';
import { readBody } from './read-body.ts';

interface KeyedRow {
  kind: ContentKind;
  id: string;
  position: number;
  body: unknown;
}

/** The kinds whose lists are filtered by a category or found by a key, with the function that reads it. */
const categories = {
  news: (body: unknown) => (body as NewsArticle).category,
  case: (body: unknown) => (body as ClientCase).industry,
  question: (body: unknown) => (body as SupportQuestion).topic,
  redirect: (body: unknown) => (body as SiteRedirect).from,
  certificate: (body: unknown) => (body as Certificate).status,
} satisfies Partial<Record<ContentKind, (body: unknown) => string>>;
const filteredKinds = Object.keys(categories) as (keyof typeof categories)[];

const batch = 500;

/** Returns the value by which the list of a kind is filtered, or null if the kind has no such list. */
export function categoryOf(kind: ContentKind, body: unknown): string | null {
  const read = filteredKinds.find((each) => each === kind);
  return read ? categories[read](body) : null;
}

/** Returns the day by which a list sorts a content that has no date of publication, or null if none does. */
export function dayOf(kind: ContentKind, body: unknown): string | null {
  return kind === 'certificate' ? (body as Certificate).issuedOn : null;
}

export async function insertCaseProducts(handle: Handle, rows: readonly KeyedRow[]): Promise<void> {
  const values = rows
    .filter(({ kind }) => kind === 'case')
    .flatMap(({ id, position, body }) =>
      (body as ClientCase).products.map((product) => ({ product, position, caseId: id })),
    );
  if (values.length === 0) return;
  await handle
    .insertInto('caseProducts')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Fills in the filter values of rows that lack them: rows older than these columns, and rows inserted by hand. */
export async function fillListKeys({ transact }: Pick<Database, 'transact'>): Promise<void> {
  while (await transact(fillBatch));
}

async function fillBatch(handle: Handle): Promise<boolean> {
  const found = await handle
    .selectFrom('contents')
    .select(['kind', 'id', 'position', 'publishedOn', 'body'])
    .where('kind', 'in', filteredKinds)
    .where('category', 'is', null)
    .limit(batch)
    .execute();
  const rows = found.flatMap((row) => {
    const body = readBody(row.kind, row);
    return body ? [{ ...row, body }] : [];
  });
  for (const { kind, id, publishedOn, body } of rows)
    await handle
      .updateTable('contents')
      .set({ category: categoryOf(kind, body), publishedOn: publishedOn ?? dayOf(kind, body) })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  await insertCaseProducts(handle, rows);
  // Damaged rows are left alone, since no reader gets them. They must not keep the loop going.
  return found.length === batch && rows.length > 0;
}
