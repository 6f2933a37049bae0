import { maxPage, pageSize } from '@uid/contract/constants';
import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { categoryOf, dayOf, insertCaseProducts } from './list-keys.ts';
import { readBodies, readBody } from './read-body.ts';
import type { BodyRow } from './read-body.ts';
import { draftedBody } from './preview/drafted.ts';
import { standIns } from './stand-ins.ts';

/** Reads all contents of a kind, without damaged rows. */
export async function listBodies<Kind extends BoundedKind>(
  handle: Handle,
  kind: Kind,
): Promise<ContentOf<Kind>[]> {
  return readBodies(kind, await inOrder(handle, kind).execute());
}

/** The kinds of which a site has a few dozen contents at most. */
type BoundedKind = Extract<ContentKind, 'product' | 'solution'>;

/** Returns the first contents of a kind, in the kind's own order. */
export async function listFirst<Kind extends ContentKind>(
  handle: Handle,
  kind: Kind,
  count: number,
): Promise<ContentOf<Kind>[]> {
  return readBodies(kind, await inOrder(handle, kind).limit(count).execute());
}

/** Returns the contents with these ids, in the kind's own order; ids without a content are left out. */
export async function listNamed<Kind extends ContentKind>(
  handle: Handle,
  kind: Kind,
  ids: readonly string[],
): Promise<ContentOf<Kind>[]> {
  if (ids.length === 0) return [];
  const rows = await inOrder(handle, kind)
    .where('id', 'in', [...ids])
    .execute();
  return readBodies(kind, rows);
}

const batch = 200;

/** Yields all contents of a kind in its own order, in batches, so that no more than one batch is in memory. */
export async function* readInBatches<Kind extends ContentKind>(
  handle: Handle,
  kind: Kind,
): AsyncGenerator<ContentOf<Kind>[]> {
  for await (const rows of readRowsInBatches(handle, kind)) yield readBodies(kind, rows);
}

/** Yields the same contents as raw rows of the table, including damaged ones. */
export async function* readRowsInBatches(
  handle: Handle,
  kind: ContentKind,
): AsyncGenerator<BodyRow[]> {
  let last: { position: number; id: string } | undefined;
  do {
    const after = last;
    const rows = await inOrder(handle, kind)
      .select('position')
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(position, id) > (${after!.position}, ${after!.id})`),
      )
      .limit(batch)
      .execute();
    if (rows.length > 0) yield rows;
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

function inOrder(handle: Handle, kind: ContentKind) {
  return handle
    .selectFrom('contents')
    .select(['id', 'body'])
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id');
}

/** Finds one content. If its row is damaged and every page needs the content, the code's own text stands in for it. */
export async function findBody<Kind extends ContentKind>(
  handle: Handle,
  kind: Kind,
  id: string,
): Promise<ContentOf<Kind> | undefined> {
  const row = await handle
    .selectFrom('contents')
    .select(['id', 'body'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? (readBody(kind, row) ?? standIns[kind]) : draftedBody(kind, id);
}

/** Counts the rows of a list, up to the last page that can be asked for. */
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
    publishedOn: publishedOn ?? dayOf(row.kind, body),
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
