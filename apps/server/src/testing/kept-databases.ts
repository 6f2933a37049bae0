import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import type { Connection, DatabaseDriver } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { openTestDatabaseUrl } from './postgres-template.ts';
import { testTimeout } from './test-timeout.ts';

/** A database that tests use one after the other: emptying it is a fraction of the work of opening one. */
interface KeptDatabase {
  driver: DatabaseDriver;
  empty: () => Promise<void>;
  drop: () => Promise<void>;
}

const free: KeptDatabase[] = [];

/** A driver for an empty, migrated database, which is returned to the pool when it is closed. */
export async function borrowDatabase(serverUrl: string): Promise<DatabaseDriver> {
  return lend(free.pop() ?? (await open(serverUrl)));
}

/** Drops the unused databases; called after each test file. */
export async function dropKeptDatabases(): Promise<void> {
  await Promise.all(free.splice(0).map(({ drop }) => drop()));
}

async function open(serverUrl: string): Promise<KeptDatabase> {
  const { url, [Symbol.asyncDispose]: drop } = await openTestDatabaseUrl(serverUrl);
  const driver = openPostgres(url, { timeout: testTimeout });
  const cleaner = await openCleaner(url);
  return {
    driver,
    async empty() {
      const version = await cleaner.empty();
      await untilHeard(driver, version);
    },
    async drop() {
      await driver.close();
      await cleaner.end();
      await drop();
    },
  };
}

/** Matches statements that change more than rows. */
const altering = /^\s*(create|alter|drop|set)\b/i;

/**
 * Lends the database to one test: after `close` it fails like a closed database, even for code that still holds it.
 */
function lend(kept: KeptDatabase): DatabaseDriver {
  const { driver } = kept;
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  /** True if emptying the database would not make it like new. */
  let isAltered = false;

  const watched = (connection: Connection): Connection => ({
    ...connection,
    executeQuery(query) {
      if (altering.test(query.sql)) isAltered = true;
      return connection.executeQuery(query);
    },
  });

  return {
    ...driver,
    async provideConnection(use) {
      if (isClosed) throw new Error('The database of this test is closed.');
      const used = driver.provideConnection((connection) => use(watched(connection)));
      running.add(used);
      try {
        return await used;
      } finally {
        running.delete(used);
      }
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.allSettled(running);
      if (isAltered) return kept.drop();
      await kept.empty();
      free.push(kept);
    },
  };
}

/** Waits for the notification of the last change, so that the next test doesn't receive it. */
async function untilHeard({ siteVersion }: DatabaseDriver, version: number): Promise<void> {
  const hasHeard = () => siteVersion?.() === version;
  while (!hasHeard()) await wait(1);
}

interface Cleaner {
  /** Restores the rows of a new database; returns the version of the site, which only increases. */
  empty: () => Promise<number>;
  end: () => Promise<void>;
}

/** Uses a connection of its own, which keeps a copy of the rows that a new database has. */
async function openCleaner(connectionString: string): Promise<Cleaner> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'siteChanges'`,
  );
  const names = rows.map(({ name }) => name);
  const filled = await client.query<{ name: string }>(
    names
      .map((name) => `select '${name}' as name where exists (select 1 from ${name})`)
      .join(' union all '),
  );
  const seeded = new Set(filled.rows.map(({ name }) => name));
  const keep = [...seeded].map((name) => `create temporary table ${kept(name)} as table ${name}`);
  const statements = names.map((name) =>
    seeded.has(name)
      ? `delete from public.${name}; insert into public.${name} table ${kept(name)};`
      : `if exists (select 1 from public.${name}) then delete from public.${name}; end if;`,
  );
  await client.query(
    [
      ...keep,
      // Disables triggers, so that protected rows are deleted as well.
      'set session_replication_role = replica',
      `create function pg_temp.empty() returns void language plpgsql as $$ begin ${statements.join(' ')} end $$`,
    ].join('; '),
  );
  return {
    async empty() {
      await client.query('select pg_temp.empty()');
      const {
        rows: [row],
      } = await client.query<{ version: string }>('select version from "siteChanges"');
      return Number(row?.version ?? 0);
    },
    end: () => client.end(),
  };
}

function kept(name: string): string {
  return `pg_temp."kept ${name.replaceAll('"', '')}"`;
}
