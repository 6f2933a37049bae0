import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { migrate } from '../database/migrate.ts';
import { openSqliteDatabase } from '../database/open-database.ts';

let template: Promise<Uint8Array> | undefined;

/**
 * The bytes of an empty, migrated database. Migrating takes as long as most tests, so each process does it only once.
 */
export function sqliteTemplate(): Promise<Uint8Array> {
  return (template ??= makeTemplate());
}

async function makeTemplate(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'uid-template-'));
  const path = join(folder, 'template.sqlite');
  try {
    const database = openSqliteDatabase(path);
    await migrate(database);
    await database[Symbol.asyncDispose]();
    return readBytes(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readBytes(path: string): Uint8Array {
  const file = new DatabaseSync(path);
  // A database in memory has no log.
  file.exec('pragma journal_mode = delete');
  const bytes = file.serialize();
  file.close();
  return bytes;
}
