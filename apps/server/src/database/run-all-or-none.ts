import { sql } from 'kysely';

import { repeatWhereWorthIt } from './database.ts';
import type { Database, Handle } from './database.ts';
import { runTogether, uniteWrites } from './run-together.ts';
import type { Write } from './run-together.ts';

class Unmet extends Error {}

/**
 * Runs writes in a transaction of their own, in which none needs what another one writes.
 * False, with nothing written, where one of them did not change the rows that it must.
 * PostgreSQL needs one statement and so one round trip for all of it.
 */
export async function runAllOrNone(database: Database, writes: readonly Write[]): Promise<boolean> {
  try {
    await (database.engine === 'postgres'
      ? repeatWhereWorthIt(() => endUnlessMet(database.handle, writes))
      : database.transact((handle) => runInTurn(handle, writes)));
    return true;
  } catch (cause) {
    if (cause instanceof Unmet || isUnmet(cause)) return false;
    throw cause;
  }
}

async function runInTurn(handle: Handle, writes: readonly Write[]): Promise<void> {
  const changed = await runTogether(handle, writes);
  if (writes.some(({ rows }, at) => rows !== undefined && rows !== changed[at])) throw new Unmet();
}

/** PostgreSQL undoes a statement only for an error: text that is no number is one. */
const unmet = 'a row was not as the writes need it';

const endUnlessMet = uniteWrites((parts) => {
  const counted = parts.filter(({ rows }) => rows !== undefined);
  // Counted from left to right, the parts run in this order: whoever wants the same rows locks them alike.
  const counts = sql.join(counted.map(({ count }) => count));
  const wanted = sql.join(counted.map(({ rows }) => rows));
  const isMet = sql`cast(array[${counts}] as bigint[]) = cast(array[${wanted}] as bigint[])`;
  return sql`cast(case when ${isMet} then '1' else ${sql.lit(unmet)} end as integer)`;
});

function isUnmet(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === '22P02' &&
    cause.message.includes(unmet)
  );
}
