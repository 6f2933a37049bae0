import { sql } from 'kysely';

import { repeatWhereWorthIt } from './database.ts';
import type { Database } from './database.ts';
import { runTogether, uniteInUnion, uniteWrites } from './run-together.ts';
import type { Write } from './run-together.ts';
import { uniteInTrigger } from './write-trigger.ts';

/**
 * Runs writes in a transaction of their own, in which none needs what another one writes.
 * False, with nothing written, where one of them did not change the rows that it must.
 * Both databases need one statement for all of it, and so one round trip.
 */
export async function runAllOrNone(database: Database, writes: readonly Write[]): Promise<boolean> {
  const run = failUnlessMet[database.engine];
  try {
    await repeatWhereWorthIt(() => run(database.handle, writes));
    return true;
  } catch (cause) {
    if (isUnmet(cause)) return false;
    if (isTooLong(cause)) return runInTurn(database, writes);
    throw cause;
  }
}

/** A database undoes a statement only for an error: text that is no number is one. */
const unmet = 'a row was not as the writes need it';

const failUnlessMet = {
  sqlite: uniteWrites(uniteInTrigger(unmet)),
  postgres: uniteWrites(
    uniteInUnion((parts) => {
      const counted = parts.filter(({ rows }) => rows !== undefined);
      // Counted from left to right, the parts run in this order: whoever wants the same rows locks them alike.
      const counts = sql.join(counted.map(({ count }) => count));
      const wanted = sql.join(counted.map(({ rows }) => rows));
      const isMet = sql`cast(array[${counts}] as bigint[]) = cast(array[${wanted}] as bigint[])`;
      return sql`cast(case when ${isMet} then '1' else ${sql.lit(unmet)} end as integer)`;
    }),
  ),
};

/** PostgreSQL quotes the text in a message of its own. */
function isUnmet(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const isQuoted = 'code' in cause && cause.code === '22P02' && cause.message.includes(unmet);
  return isQuoted || cause.message === unmet;
}

/** SQLite's views have 2,000 columns at most, and so have a trigger's values. Nothing has run then. */
const isTooLong = (cause: unknown) =>
  cause instanceof Error && cause.message.startsWith('too many columns');

async function runInTurn(database: Database, writes: readonly Write[]): Promise<boolean> {
  return database
    .transact(async (handle) => {
      const changed = await runTogether(handle, writes);
      if (writes.some(({ rows }, at) => rows !== undefined && rows !== changed[at]))
        throw new Error(unmet);
      return true;
    })
    .catch((cause: unknown) => {
      if (isUnmet(cause)) return false;
      throw cause;
    });
}
