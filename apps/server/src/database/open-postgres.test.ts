import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { onPostgres, openTestDatabaseUrl } from '../testing/postgres-template.ts';
import { testTimeout } from '../testing/test-timeout.ts';
import { createDatabase } from './database.ts';
import type { Handle } from './database.ts';
import { openPostgres } from './open-postgres.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

test.runIf(serverUrl)(
  'what a process does alone, like a migration of a large table, takes as long as it takes',
  async () => {
    await using empty = await openTestDatabaseUrl(serverUrl ?? '');
    const open = () =>
      createDatabase(openPostgres(empty.url, { timeout: testTimeout, statementTime: 300 }));
    await using starting = open();
    await using serving = open();
    await onPostgres(empty.url, async (holder) => {
      await holder.query('begin');
      await holder.query('lock table contents');
      const begun = Promise.withResolvers<void>();
      const counted = starting.alone(() =>
        starting.transact((handle) => {
          begun.resolve();
          return countRows(handle);
        }),
      );
      await begun.promise;
      // This statement began later, and its time is over.
      await expect(countRows(serving.handle)).rejects.toThrow('timeout');
      await holder.query('rollback');
      expect(await counted).toBe(0);
    });
  },
);

test.runIf(serverUrl)(
  'the version of the data is another one after each commit, also of one by hand',
  async () => {
    await using empty = await openTestDatabaseUrl(serverUrl ?? '');
    await using database = createDatabase(openPostgres(empty.url, { timeout: testTimeout }));
    const version = async () => database.askDataVersion?.();
    await onPostgres(empty.url, async (other) => {
      const atFirst = await version();
      expect(atFirst).toBeTruthy();
      await other.query('begin');
      await other.query('create table written (id int)');
      const during = await version();
      await other.query('commit');
      const after = await version();
      expect([atFirst, during]).not.toContain(after);
      await other.query('insert into written values (1)');
      expect([atFirst, during, after]).not.toContain(await version());
    });
  },
);

test.runIf(serverUrl)(
  'a connection whose statement takes too long is not given to the next, who would wait behind it',
  async () => {
    await using empty = await openTestDatabaseUrl(serverUrl ?? '');
    const times = { timeout: testTimeout, statementTime: 300 };
    await using database = createDatabase(openPostgres(empty.url, times));
    const { handle } = database;
    await onPostgres(empty.url, async (holder) => {
      await holder.query('begin');
      await holder.query('lock table contents');
      await expect(countRows(handle)).rejects.toThrow('timeout');
      await database.ping();
      await expect(database.transact(countRows)).rejects.toThrow('timeout');
      await database.ping();
      await holder.query('rollback');
    });
    expect(await countRows(handle)).toBe(0);
  },
);

test.runIf(serverUrl)('the question for the version is parsed once a connection', async () => {
  await using empty = await openTestDatabaseUrl(serverUrl ?? '');
  await using database = createDatabase(openPostgres(empty.url, { timeout: testTimeout }));
  await database.askDataVersion?.();
  // Statements sent one after the other run on the connection that was used last.
  const prepared = await sql`
    select 1 from pg_prepared_statements where statement like '%pg_current_snapshot%'
  `.execute(database.handle);
  expect(prepared.rows).toHaveLength(1);
});

async function countRows(handle: Handle): Promise<number> {
  return (await handle.selectFrom('contents').select('id').execute()).length;
}
