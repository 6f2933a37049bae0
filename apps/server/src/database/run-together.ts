import { sql } from 'kysely';
import type { AliasedRawBuilder, Compilable, OperationNodeSource } from 'kysely';

import type { Handle } from './database.ts';
import { engineOf } from './prepared-query.ts';

/** An insert, update or delete that is put together and not run yet. */
export interface Write {
  returning(one: readonly AliasedRawBuilder<number, 'one'>[]): Compilable & OperationNodeSource;
}

/**
 * Runs writes of which none needs what another one writes, and says how many rows each changed.
 * PostgreSQL does all of them in one statement and so in one round trip; SQLite has none to save.
 * `put` builds them with the handle it is given.
 */
export async function runTogether(
  handle: Handle,
  put: (handle: Handle) => readonly Write[],
): Promise<number[]> {
  const writes = put(handle.withoutPlugins());
  const counted = writes.map((write) => write.returning([sql.lit(1).as('one')]));
  if (engineOf(handle) === 'postgres') return runAsOne(handle, counted);
  const executor = handle.getExecutor();
  const counts: number[] = [];
  for (const each of counted) {
    const query = each.compile();
    executor.transformQuery(query.query, query.queryId);
    counts.push((await executor.executeQuery(query)).rows.length);
  }
  return counts;
}

async function runAsOne(
  handle: Handle,
  counted: readonly OperationNodeSource[],
): Promise<number[]> {
  const parts = counted.map((each, at) => sql`${sql.ref(`w${at}`)} as (${each})`);
  const counts = counted.map((_, at) => sql`(select count(*) from ${sql.ref(`w${at}`)})`);
  const { rows } = await sql<{ counts: string[] }>`with ${sql.join(parts)}
    select array[${sql.join(counts)}] as counts`.execute(handle);
  return rows[0]?.counts.map(Number) ?? [];
}
