import type { SelectQueryBuilder } from 'kysely';

import type { Handle } from './database.ts';

/** How many rows there are, up to as many as anybody wants counted: the work ends there, whatever there is. */
export async function countAtMost<Joined, From extends keyof Joined, Row>(
  handle: Handle,
  rows: SelectQueryBuilder<Joined, From, Row>,
  most: number,
): Promise<number> {
  const { count } = await handle
    .selectFrom(rows.limit(most).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
