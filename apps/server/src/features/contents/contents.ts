import type { Handle } from '../../database/database.ts';
import type { ContentKind } from '../../database/contents-tables.ts';

/** Reads the company's words. Bodies are JSON of the kind's schema in the contract. */
export async function listBodies<T>(handle: Handle, kind: ContentKind): Promise<T[]> {
  const rows = await handle
    .selectFrom('contents')
    .select('body')
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => JSON.parse(row.body) as T);
}

export async function findBody<T>(
  handle: Handle,
  kind: ContentKind,
  id: string,
): Promise<T | undefined> {
  const row = await handle
    .selectFrom('contents')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (JSON.parse(row.body) as T);
}

export interface ContentRow {
  kind: ContentKind;
  id: string;
  position: number;
  publishedOn?: string;
  body: unknown;
}

export async function insertContents(handle: Handle, contents: ContentRow[]): Promise<void> {
  const rows = contents.map(({ publishedOn, body, ...row }) => ({
    ...row,
    publishedOn: publishedOn ?? null,
    body: JSON.stringify(body),
  }));
  await handle
    .insertInto('contents')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .execute();
}
