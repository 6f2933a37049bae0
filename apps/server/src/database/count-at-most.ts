import type { SelectQueryBuilder } from 'kysely';

import type { Handle } from './database.ts';

/** Counts rows, but at most so many: the database stops there, however many rows there are. */
export async function countAtMost<Joined, From extends keyof Joined, Row>(
  handle: Handle,
  rows: SelectQueryBuilder<Joined, From, Row>,
  max: number,
): Promise<number> {
  const { count } = await handle
    .selectFrom(rows.limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
