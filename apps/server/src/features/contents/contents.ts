import { maxPage, pageSize } from '@uid/contract/constants';
import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { ContentKind } from '../../database/contents-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { categoryOf, insertCaseProducts } from './list-keys.ts';

/** Reads the company's words. Bodies are JSON of the kind's schema in the contract. */
export async function listBodies<T>(handle: Handle, kind: BoundedKind): Promise<T[]> {
  const rows = await inOrder(handle, kind).execute();
  return bodiesOf(rows);
}

/** Kinds of which a site has a few dozen at most. */
type BoundedKind = Extract<ContentKind, 'product' | 'solution'>;

/** The first of a kind, in its own order. */
export async function listFirst<T>(handle: Handle, kind: ContentKind, count: number): Promise<T[]> {
  return bodiesOf(await inOrder(handle, kind).limit(count).execute());
}

/** Those of these ids that are there, in the kind's own order. */
export async function listNamed<T>(
  handle: Handle,
  kind: ContentKind,
  ids: readonly string[],
): Promise<T[]> {
  if (ids.length === 0) return [];
  const rows = await inOrder(handle, kind)
    .where('id', 'in', [...ids])
    .execute();
  return bodiesOf(rows);
}

const batch = 200;

/** All of a kind in its own order, a batch at a time: nobody holds more of them than that. */
export async function* readInBatches<T>(handle: Handle, kind: ContentKind): AsyncGenerator<T[]> {
  let last: { position: number; id: string } | undefined;
  do {
    const after = last;
    const rows = await inOrder(handle, kind)
      .select(['position', 'id'])
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(position, id) > (${after!.position}, ${after!.id})`),
      )
      .limit(batch)
      .execute();
    if (rows.length > 0) yield bodiesOf<T>(rows);
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

function inOrder(handle: Handle, kind: ContentKind) {
  return handle
    .selectFrom('contents')
    .select('body')
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id');
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
  return row && bodiesOf<T>([row])[0];
}

export function bodiesOf<T>(rows: readonly { body: string }[]): T[] {
  return rows.map(({ body }) => JSON.parse(body) as T);
}

/** How many rows a list has, as far as its last page goes. */
export async function countListed(
  handle: Handle,
  matching: SelectQueryBuilder<Tables, keyof Tables, object>,
  size: number = pageSize,
): Promise<number> {
  const { total } = await handle
    .selectFrom(
      matching
        .select(sql.lit(1).as('one'))
        .limit(maxPage * size)
        .as('listed'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
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
    category: categoryOf(row.kind, body),
    body: JSON.stringify(body),
  }));
  await handle
    .insertInto('contents')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .execute();
  await insertCaseProducts(handle, contents);
}
