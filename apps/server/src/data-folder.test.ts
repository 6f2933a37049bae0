import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './database/open-database.ts';

function newParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'uid-data-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return parent;
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

async function openAndWrite(dataDir: string) {
  await using database = openDatabase({ databaseUrl: undefined, dataDir });
  await sql`create table if not exists things (name text)`.execute(database.handle);
  return Object.fromEntries(
    ['.', ...readdirSync(dataDir)].map((name) => [name, modeOf(join(dataDir, name)).toString(8)]),
  );
}

const closed = {
  '.': '700',
  'uid.sqlite': '600',
  'uid.sqlite-wal': '600',
  'uid.sqlite-shm': '600',
};

test('folder, database and log are for this user alone, even where the umask opens everything', async () => {
  const dataDir = join(newParent(), 'data');
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  expect(await openAndWrite(dataDir)).toEqual(closed);
});

test('a folder and a database that were open to others are closed', async () => {
  const dataDir = join(newParent(), 'data');
  await openAndWrite(dataDir);
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'uid.sqlite'), 0o644);
  expect(await openAndWrite(dataDir)).toEqual(closed);
});

test('a folder that everybody has to reach, like /tmp, is left as it is', () => {
  const shared = join(newParent(), 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  openDataFolder(shared);
  expect(modeOf(shared)).toBe(0o777);
});
