import { routes } from '@uid/contract/pages';
import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { readChangedDays } from './read-changed-days.ts';
import type { SitemapEntry } from './sitemap.ts';

/** The parts of the site whose details (items, articles) are pages of their own. */
export type DetailPart = keyof typeof parts;

/** Reads the rows of a part from a given position on, in an order that an index supports. */
interface Part {
  /** @param after the last entry of the previous batch; if undefined, `skip` entries are skipped instead */
  list: (handle: Handle, range: Range) => Promise<Place[]>;
  count: (handle: Handle) => Promise<number>;
}

interface Range {
  after: Place | undefined;
  skip: number;
  limit: number;
}

interface Place extends SitemapEntry {
  /** The values by which the index orders the entry. */
  key: readonly [string | number, string];
}

const batch = 500;

const parts = {
  items: {
    async list(handle, { after, skip, limit }) {
      const rows = await itemsOnSale(handle)
        .select(['id', 'position'])
        .$if(after !== undefined, (query) => query.where(isBehind(sql`position, id`, '>', after!)))
        .orderBy('position')
        .orderBy('id')
        .limit(limit)
        .offset(skip)
        .execute();
      return rows.map(({ id, position }) => ({
        path: `${routes.mall}?item=${id}`,
        key: [position, id],
      }));
    },
    count: (handle) => countRows(itemsOnSale(handle)),
  },
  news: {
    async list(handle, { after, skip, limit }) {
      const rows = await articles(handle)
        .select(['id', 'publishedOn'])
        .$if(after !== undefined, (query) =>
          query.where(isBehind(sql`"publishedOn", id`, '<', after!)),
        )
        .orderBy('publishedOn', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute();
      const changed = await readChangedDays(
        handle,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, publishedOn }) => {
        const [changedOn = ''] = [publishedOn ?? '', changed.get(id) ?? ''].toSorted().toReversed();
        return {
          path: `${routes.newsDetail}?id=${id}`,
          ...(changedOn && { changedOn }),
          key: [publishedOn ?? '', id],
        };
      });
    },
    count: (handle) => countRows(articles(handle)),
  },
} satisfies Record<string, Part>;

export const detailParts = Object.keys(parts) as DetailPart[];

export async function countDetails(handle: Handle, part: DetailPart): Promise<number> {
  return parts[part].count(handle);
}

/** Yields `count` entries of a part after the first `skip`, in batches. */
export async function* listDetails(
  handle: Handle,
  part: DetailPart,
  { skip, count }: { skip: number; count: number },
): AsyncGenerator<SitemapEntry[]> {
  let after: Place | undefined;
  for (let left = count; left > 0; left -= batch) {
    const range = { after, skip: after ? 0 : skip, limit: Math.min(batch, left) };
    const rows: Place[] = await parts[part].list(handle, range);
    if (rows.length > 0) yield rows;
    if (rows.length < range.limit) return;
    after = rows.at(-1);
  }
}

function itemsOnSale(handle: Handle) {
  return handle
    .selectFrom('items')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('variants')
          .select(sql.lit(1).as('one'))
          .whereRef('variants.itemId', '=', 'items.id')
          .where('variants.isWithdrawn', '=', sql.lit(0)),
      ),
    );
}

function articles(handle: Handle) {
  return handle.selectFrom('contents').where('kind', '=', 'news');
}

function isBehind(columns: ReturnType<typeof sql>, operator: '<' | '>', { key }: Place) {
  return sql<boolean>`(${columns}) ${sql.raw(operator)} (${key[0]}, ${key[1]})`;
}

async function countRows(
  rows: ReturnType<typeof itemsOnSale> | ReturnType<typeof articles>,
): Promise<number> {
  const { total } = await (rows as ReturnType<typeof articles>)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
