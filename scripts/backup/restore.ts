import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import pg from 'pg';

import { readConfig } from '../../apps/server/src/read-config.ts';
import { backupFiles, refuse } from './backup-files.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/** `npm run restore -- FOLDER`: fills an empty data folder or database from a backup; never overwrites one. */
const [source, ...others] = process.argv.slice(2);
if (!source || source.startsWith('-') || others.length > 0)
  refuse('Usage: npm run restore -- FOLDER, with the settings of the server, which is stopped.');
const folder = resolve(source);
const { dataDir, databaseUrl } = readConfig(process.env);
const file = databaseUrl ? backupFiles.postgres : backupFiles.sqlite;
if (!existsSync(join(folder, file)))
  refuse(
    `${folder} holds no ${file}: it is no backup of ${databaseUrl ? 'PostgreSQL' : 'an SQLite database'}.`,
  );
try {
  mkdirSync(dataDir, { recursive: true });
  refuseOtherKey();
  if (databaseUrl) await restorePostgres(databaseUrl);
  else restoreSqlite();
  restoreKey();
} catch (cause) {
  refuse(`Nothing was restored: ${cause instanceof Error ? cause.message : String(cause)}`);
}
console.log(`Restored from ${folder}. npm start brings it up to date and serves it.`);

function restoreSqlite(): void {
  const target = join(dataDir, file);
  if (existsSync(target)) throw new Error(`${target} is there already: move it away first.`);
  const draft = `${target}.part`;
  try {
    copyFileSync(join(folder, file), draft);
    refuseDamage(draft);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}

function refuseDamage(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').get();
    if (found?.['integrity_check'] === 'ok') return;
  } finally {
    database.close();
  }
  throw new Error('the backup is damaged.');
}

async function restorePostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const tables = await client.query(
    'select 1 from information_schema.tables where table_schema = current_schema() limit 1',
  );
  await client.end();
  if (tables.rows.length > 0)
    throw new Error('the database at DATABASE_URL is not empty: create another one.');
  runPostgresTool('pg_restore', connectionString, [
    '--single-transaction',
    '--exit-on-error',
    join(folder, file),
  ]);
}

/** What was sealed with the backup's key cannot be opened with another. */
function refuseOtherKey(): void {
  const [own, kept] = [join(dataDir, backupFiles.key), join(folder, backupFiles.key)];
  if (!existsSync(own) || !existsSync(kept)) return;
  if (!readFileSync(own).equals(readFileSync(kept)))
    throw new Error(`${own} is not the key of this backup: move it away first.`);
}

function restoreKey(): void {
  const [own, kept] = [join(dataDir, backupFiles.key), join(folder, backupFiles.key)];
  if (existsSync(kept) && !existsSync(own)) copyFileSync(kept, own, constants.COPYFILE_EXCL);
}
