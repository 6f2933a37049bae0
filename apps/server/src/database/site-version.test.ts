import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { searchSite } from '@uid/contract/search';
import { getCompany } from '@uid/contract/contents';
import { listItems } from '@uid/contract/catalogue';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { newId } from '../new-id.ts';
import { seed } from '../seed.ts';
import { hearOfChanges } from '../testing/hear-of-changes.ts';
import { openTestDatabaseUrl } from '../testing/postgres-template.ts';
import { startTwoProcesses } from '../testing/two-processes.ts';
import { askPostgres } from './ask-postgres.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './database.ts';
import { testTimeout } from '../testing/test-timeout.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

/** A seeded site, and a second process that watches it. */
async function openSite() {
  const own = await openTestDatabaseUrl(serverUrl ?? '');
  const open = () => openDatabase({ databaseUrl: own.url, dataDir: '', timeout: testTimeout });
  const [staff, other] = [open(), open()];
  await seed({ database: staff, now: Date.now, newId });
  await hearOfChanges(other);
  return {
    url: own.url,
    staff,
    other,
    async [Symbol.asyncDispose]() {
      await staff[Symbol.asyncDispose]();
      await other[Symbol.asyncDispose]();
      await own[Symbol.asyncDispose]();
    },
  };
}

async function storedIn({ handle }: Database): Promise<{ version: number }> {
  const { rows } = await sql<{ version: number }>`select version from "siteChanges"`.execute(
    handle,
  );
  return rows[0]!;
}

const changes = {
  'a text': sql`update contents set body = body where kind = 'company'`,
  'an article that goes': sql`delete from contents where kind = 'news'`,
  'a price': sql`update variants set "priceFen" = "priceFen" + 1`,
  'an item that is withdrawn': sql`update variants set "isWithdrawn" = 1`,
  'a price of many': sql`update "tierPrices" set "priceFen" = "priceFen" + 1`,
  'a filter of the mall': sql`update items set delivery = delivery`,
};

test.runIf(serverUrl)('every process hears of what staff change, by whatever means', async () => {
  await using site = await openSite();
  for (const [name, change] of Object.entries(changes)) {
    const before = site.other.siteVersion();
    await change.execute(site.staff.handle);
    await expect.poll(() => site.other.siteVersion(), { message: name }).toBe(before + 1);
  }
});

test.runIf(serverUrl)('a change is told of when it is made: nobody asks for it', async () => {
  await using own = await openTestDatabaseUrl(serverUrl ?? '');
  const staff = openDatabase({ databaseUrl: own.url, dataDir: '', timeout: testTimeout });
  const { probe, siteVersion } = askPostgres(pg.Client, own.url);
  await probe.ask();
  const before = siteVersion();
  await changes['a text'].execute(staff.handle);
  await expect.poll(siteVersion).not.toBe(before);
  probe.drop();
  await staff[Symbol.asyncDispose]();
});

test.runIf(serverUrl)(
  'whoever has read something of the site has heard of its version: nothing kept of it is forgotten soon after a start',
  async () => {
    await using site = await openSite();
    const location = { databaseUrl: site.url, dataDir: '', timeout: testTimeout };
    await using latecomer = openDatabase(location);
    const { version } = await storedIn(latecomer);
    expect(version).toBeGreaterThan(0);
    expect(latecomer.siteVersion()).toBe(version);
  },
);

test.runIf(serverUrl)(
  'a tool waits for the first answer, and ends where it leaves the database open',
  async () => {
    await using site = await openSite();
    const file = new URL('open-database.ts', import.meta.url).href;
    const tool = `const { openDatabase } = await import('${file}');
      const database = openDatabase({ databaseUrl: '${site.url}', dataDir: '' });
      await database.ping();
      console.log('answered');`;
    const argv = ['--input-type=module', '--eval', tool];
    expect(await promisify(execFile)(process.execPath, argv)).toEqual({
      stdout: 'answered\n',
      stderr: '',
    });
  },
);

test.runIf(serverUrl)('a change that is taken back is none', async () => {
  await using site = await openSite();
  const { version } = await storedIn(site.staff);
  const change = site.staff.transact(async (handle) => {
    await changes['a price'].execute(handle);
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect(await storedIn(site.staff)).toEqual({ version });
});

test.runIf(serverUrl)('a purchase counts nothing: its stock is no change of the site', async () => {
  await using site = await openSite();
  const { version } = await storedIn(site.staff);
  await sql`update variants set stock = stock + 1`.execute(site.staff.handle);
  expect(await storedIn(site.staff)).toEqual({ version });
});

/** Columns that don't raise the version: pages that show the stock ask for it, and only staff see the others. */
const untold = sql.join(
  ['stock', 'revision', 'lowStock', 'withdrawnAt'].map((each) => sql.lit(each)),
);

test.runIf(serverUrl)(
  'a change of any column that pages show of a variant raises the version',
  async () => {
    await using site = await openSite();
    const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = current_schema() and table_name = 'variants'
      and column_name not in (${untold})
    except
    select event_object_column from information_schema.triggered_update_columns
    where event_object_schema = current_schema() and event_object_table = 'variants'`.execute(
      site.staff.handle,
    );
    expect(rows).toEqual([]);
  },
);

test.runIf(serverUrl)(
  'a change that was missed while nobody listened is heard of later',
  async () => {
    await using site = await openSite();
    const before = site.other.siteVersion();
    await site.staff.transact(async (handle) => {
      await changes['a price'].execute(handle);
      // Terminates all other connections, including those that listen.
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(handle);
    });
    await expect.poll(() => site.other.siteVersion()).toBe(before + 1);
  },
);

test('what was changed shows in another process, also where it was kept', async () => {
  await using processes = await startTwoProcesses();
  const { database, elsewhere } = processes;
  const { handle } = database;
  await seed({ database, now: Date.now, newId });
  const brand = async () => (await elsewhere(getCompany, { language: 'en' })).result.brand;
  const names = async () =>
    (await elsewhere(listItems, { language: 'en' })).result.items.map(({ name }) => name);
  const found = async (q: string) =>
    (await elsewhere(searchSite, { language: 'en', q })).result.results.length;
  await expect.poll(brand).toBe('UID Security');
  await expect.poll(names).not.toEqual([]);
  expect(await found('Rosebud')).toBe(0);
  const [item] = await names();
  await sql`update contents set body = replace(body, 'UID Security', 'Rosebud')`.execute(handle);
  await sql`update contents set body = replace(body, 'Gateway', 'Rosebud')`.execute(handle);
  await sql`update items set texts = replace(texts, ${item}, 'Rosebud card')`.execute(handle);
  await expect.poll(brand).toBe('Rosebud');
  await expect.poll(names).toContain('Rosebud card');
  await expect.poll(() => found('Rosebud')).toBeGreaterThan(0);
});

test('on SQLite its own changes show at once, those of another process soon, and what is taken back never', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-site-version-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const open = () => openDatabase({ databaseUrl: undefined, dataDir });
  await using own = open();
  await migrate(own);
  await seed({ database: own, now: Date.now, newId });
  await using other = open();
  const before = [own.siteVersion(), other.siteVersion()];
  const changed = own.transact(async (handle) => {
    await changes['a text'].execute(handle);
    expect(own.siteVersion()).toBe(before[0]);
    throw new Error('no');
  });
  await expect(changed).rejects.toThrow('no');
  expect(own.siteVersion()).toBe(before[0]);
  await changes['a text'].execute(own.handle);
  expect(own.siteVersion()).not.toBe(before[0]);
  await expect.poll(() => other.siteVersion()).not.toBe(before[1]);
  const after = own.siteVersion();
  await sql`update variants set stock = stock + 1`.execute(own.handle);
  expect(own.siteVersion()).toBe(after);
});

test.runIf(serverUrl)(
  'a database that is closed has no connection left on the server',
  async () => {
    const onlooker = new pg.Client({ connectionString: serverUrl });
    await onlooker.connect();
    onTestFinished(() => onlooker.end());
    for (let turn = 0; turn < 5; turn += 1) {
      await using own = await openTestDatabaseUrl(serverUrl ?? '');
      const database = openDatabase({ databaseUrl: own.url, dataDir: '', timeout: testTimeout });
      await hearOfChanges(database);
      await database[Symbol.asyncDispose]();
      const { rowCount } = await onlooker.query('select from pg_stat_activity where datname = $1', [
        new URL(own.url).pathname.slice(1),
      ]);
      expect(rowCount).toBe(0);
    }
  },
);
