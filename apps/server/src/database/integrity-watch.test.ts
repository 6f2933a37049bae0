import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, onTestFinished, test } from 'vitest';

import { watchIntegrity } from './integrity-watch.ts';

const pageSize = 4096;

function createFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uid-integrity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'uid.sqlite');
  const database = new DatabaseSync(file);
  database.exec(`create table things (name text); create index byName on things (name);
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000)
    insert into things select 'a thing of some length ' || i from n`);
  database.close();
  return file;
}

/** Overwrites a page with other bytes, as a faulty disk may. */
function spoil(file: string, page: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(pageSize, 0x5a), 0, pageSize, page * pageSize);
  closeSync(handle);
}

async function figuresOf({ figures }: ReturnType<typeof watchIntegrity>) {
  const pairs = figures.map(async ({ name, count }) => [name, await count()] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

test('a whole file passes both checks, and the figures say so', async () => {
  const clock = { now: 0 };
  const watch = watchIntegrity(createFile(), () => clock.now);
  expect(await figuresOf(watch)).toEqual({
    database_damaged: Number.NaN,
    database_check_age_seconds: Number.NaN,
  });
  await watch.checkQuickly();
  await watch.jobs[0]?.run(() => false);
  clock.now += 5_000;
  expect(await figuresOf(watch)).toEqual({ database_damaged: 0, database_check_age_seconds: 5 });
});

test.each(['at the start', 'every day'])('a spoilt page is found %s', async (when) => {
  const file = createFile();
  spoil(file, 3);
  const watch = watchIntegrity(file, () => 0);
  const check = when === 'at the start' ? watch.checkQuickly() : watch.jobs[0]?.run(() => false);
  await expect(check).rejects.toMatchObject({
    name: 'DatabaseDamaged',
    message: expect.stringContaining(file),
  });
  expect(await figuresOf(watch)).toMatchObject({ database_damaged: 1 });
});

test('a file that is no database any more is damaged, too', async () => {
  const file = createFile();
  spoil(file, 0);
  const watch = watchIntegrity(file, () => 0);
  await expect(watch.checkQuickly()).rejects.toMatchObject({ name: 'DatabaseDamaged' });
});

test('a check that cannot be made says nothing of damage', async () => {
  const watch = watchIntegrity('/nonexistent/uid.sqlite', () => 0);
  await expect(watch.checkQuickly()).rejects.toThrow('unable to open database file');
  expect(await figuresOf(watch)).toMatchObject({ database_damaged: Number.NaN });
});
