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

/** The kinds whose rows are looked for by something else than their id, and by what. */
const categories = {
  news: (body: unknown) => (body as NewsArticle).category,
  case: (body: unknown) => (body as ClientCase).industry,
  question: (body: unknown) => (body as SupportQuestion).topic,
  redirect: (body: unknown) => (body as SiteRedirect).from,
  certificate: (body: unknown) => (body as Certificate).status,
} satisfies Partial<Record<ContentKind, (body: unknown) => string>>;
const filteredKinds = Object.keys(categories) as (keyof typeof categories)[];

const batch = 500;

/** What a list is filtered by; null where its kind has no such list. */
export function categoryOf(kind: ContentKind, body: unknown): string | null {
  const read = filteredKinds.find((each) => each === kind);
  return read ? categories[read](body) : null;
}

/** By which day a list puts it, of what is not published on a day. */
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

/** Gives rows of before there were such lists, and those written by hand, what their lists are filtered by. */
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
  // Damaged rows stay as they are, and are read by nobody.
  return found.length === batch && rows.length > 0;
}
