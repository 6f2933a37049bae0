import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createDatabase } from './database.ts';
import { openSqlite } from './open-sqlite.ts';

const mebibyte = 1024 * 1024;

/** A SQLite database always has `dataVersion`. */
function openDatabase(path: string) {
  const { dataVersion, ...driver } = openSqlite(path);
  return { ...createDatabase(driver), dataVersion };
}

async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'uid-sqlite-'));
  const path = join(folder, 'test.sqlite');
  const database = openDatabase(path);
  const { handle: outer, dataVersion } = database;
  await sql`create table rows (id integer primary key)`.execute(outer);
  return {
    path,
    database,
    outer,
    dataVersion,
    insert: (id: number, handle = outer) => sql`insert into rows values (${id})`.execute(handle),
    async ids(handle = outer) {
      const { rows } = await sql<{ id: number }>`select id from rows order by id`.execute(handle);
      return rows.map(({ id }) => id);
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('who reads while others write sees what was committed before or after, and never what is undone', async () => {
  await using file = await openFile();
  const failing = file.database.transact(async (handle) => {
    await file.insert(1, handle);
    await nextTurn();
    expect(await file.ids(handle)).toEqual([1]);
    throw new Error('undone');
  });
  const seen: number[][] = [];
  const watching = (async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      seen.push(await file.ids());
      await nextTurn();
    }
  })();
  await expect(failing).rejects.toThrow('undone');
  await file.insert(2);
  await watching;
  expect(seen[0]).toEqual([]);
  expect(seen.flat()).not.toContain(1);
  expect(await file.ids()).toEqual([2]);
});

test('readers get their turn between the groups of those who write without end', async () => {
  await using file = await openFile();
  const writing = (async () => {
    for (let id = 0; id < 200; id += 1) await file.insert(id);
  })();
  await file.insert(1_000);
  expect(await file.ids()).toContain(1_000);
  await writing;
});

test('the version changes with every commit, of its own and of others', async () => {
  await using file = await openFile();
  const first = file.dataVersion();
  await nextTurn();
  expect(file.dataVersion()).toBe(first);
  await file.insert(1);
  const second = file.dataVersion();
  expect(second).not.toBe(first);
  const other = openDatabase(file.path);
  await file.insert(2, other.handle);
  await nextTurn();
  expect(file.dataVersion()).not.toBe(second);
  await other[Symbol.asyncDispose]();
});

test('the version is told in the middle of a transaction, too, and counts it once it is committed', async () => {
  await using file = await openFile();
  const before = file.dataVersion();
  await file.database.transact(async (handle) => {
    await file.insert(1, handle);
    expect(file.dataVersion()).toBe(before);
    await file.insert(2, handle);
  });
  expect(file.dataVersion()).not.toBe(before);
});

test('a commit waits for the disk: what is acknowledged survives a power cut', async () => {
  await using file = await openFile();
  const { rows } = await sql`pragma synchronous`.execute(file.outer);
  // 2 is FULL. The file does not store this setting, so it is set at each open.
  expect(rows).toEqual([{ synchronous: 2 }]);
});

test('the log has its full length from the start, and the file only what is in it', async () => {
  await using file = await openFile();
  const length = () => statSync(`${file.path}-wal`).size;
  const atFirst = length();
  expect(atFirst).toBeGreaterThan(15 * mebibyte);
  await file.insert(1);
  const other = openDatabase(file.path);
  expect(length()).toBe(atFirst);
  expect(await file.ids(other.handle)).toEqual([1]);
  await other[Symbol.asyncDispose]();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(file.outer);
  expect(rows[0]?.page_count).toBeLessThan(10);
});

test('what was asked to be written before the file closes is written', async () => {
  await using file = await openFile();
  const leaving = openDatabase(file.path);
  const written = file.insert(1, leaving.handle);
  await leaving[Symbol.asyncDispose]();
  await written;
  expect(await file.ids()).toEqual([1]);
});

test('a file in which nobody counts changes of the site yet has no version, and is read and written all the same', async () => {
  await using file = await openFile();
  expect(file.database.siteVersion()).toBe(0);
  await file.insert(1);
  expect([file.database.siteVersion(), await file.ids()]).toEqual([0, [1]]);
  await sql`create table "siteChanges" as select 7 as version`.execute(file.outer);
  expect(file.database.siteVersion()).toBe(7);
});

test('a version of the site that may yet be undone is told to nobody', async () => {
  await using file = await openFile();
  await sql`create table "siteChanges" as select 7 as version`.execute(file.outer);
  expect(file.database.siteVersion()).toBe(7);
  await file.insert(1);
  await file.database.transact(async (handle) => {
    await sql`update "siteChanges" set version = 8`.execute(handle);
    expect(file.database.siteVersion()).toBe(7);
  });
  expect(file.database.siteVersion()).toBe(8);
});
