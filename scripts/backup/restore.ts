import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import pg from 'pg';

import { openDataFolder, sqliteFiles } from '../../apps/server/src/data-folder.ts';
import { copyFiles, keptFolders } from '../../apps/server/src/features/media/files/file-store.ts';
import { openFolderStore } from '../../apps/server/src/features/media/files/folder-store.ts';
import { openFileStore } from '../../apps/server/src/features/media/files/open-file-store.ts';
import { backupFiles } from '../../apps/server/src/features/backups/backup-files.ts';
import { fetchBackup } from '../../apps/server/src/features/backups/bucket-backups.ts';
import { proveBackup } from '../../apps/server/src/features/backups/prove-backup.ts';
import { runOnPostgres } from '../../apps/server/src/features/backups/run-postgres-tool.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { reasonOf, refuse } from './refuse.ts';

/**
 * `npm run restore -- FOLDER [--erasures-lost]`, or `-- s3:NAME` for a backup in the bucket of `BACKUP_S3_URL`:
 * fills an empty data folder or database from a backup after it has checked the whole backup. It never
 * overwrites data, and needs the list of what was erased since the backup.
 */
const erasuresLost = '--erasures-lost';
const [source, option, ...others] = process.argv.slice(2);
if (!source || source.startsWith('-') || ![undefined, erasuresLost].includes(option) || others[0])
  refuse(
    'Usage: npm run restore -- FOLDER, or -- s3:NAME, with the settings of the server, which is stopped.',
  );
const config = readConfig(process.env);
const folder = await openBackup();
const { dataDir, databaseUrl } = config;
const file = databaseUrl ? backupFiles.postgres : backupFiles.sqlite;
if (!existsSync(join(folder, file)))
  refuse(
    `${folder} holds no ${file}: it is no backup of ${databaseUrl ? 'PostgreSQL' : 'an SQLite database'}.`,
  );
// Every server that has started once has the list, even if it is empty.
if (!existsSync(config.erasuresFile) && option !== erasuresLost)
  refuse(
    `Nothing was restored: ${config.erasuresFile} is not there, so whoever had their data erased since this backup would be back. ` +
      `Copy the server's erasures.jsonl there, or name it in ERASURES_FILE. Where it is lost: npm run restore -- ${source} ${erasuresLost}`,
  );
try {
  refuseOtherKey();
  await (databaseUrl ? refuseFilledPostgres(databaseUrl) : refuseOtherSqlite());
  await proveBackup(folder, config);
  openDataFolder(dataDir);
  // Files come before the database, because its rows name them.
  for (const kind of keptFolders)
    await copyFiles(openFolderStore(folder, kind), openFileStore(config, kind));
  restoreKey();
  // The database comes last, because a restore refuses a filled database, and could not be repeated after a failure.
  if (databaseUrl) await restorePostgres(databaseUrl);
  else restoreSqlite();
} catch (cause) {
  refuse(`Nothing was restored: ${reasonOf(cause)}`);
}
console.log(`Restored from ${source}. npm start brings it up to date and serves it.`);
console.log(
  existsSync(config.erasuresFile)
    ? `It first erases again what ${config.erasuresFile} lists.`
    : 'What was erased since this backup is in it again: erase it by hand, where you know of any.',
);

/** Returns the folder of the backup. A backup in a bucket is downloaded first, and deleted when this process ends. */
async function openBackup(): Promise<string> {
  const name = /^s3:(uid-[\w-]+)$/.exec(source!)?.[1];
  if (name === undefined) return resolve(source!);
  const { backupBucket } = config;
  if (!backupBucket) refuse('BACKUP_S3_URL is not set: there is no bucket to read from.');
  const place = mkdtempSync(join(tmpdir(), 'uid-restore-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  try {
    await fetchBackup(backupBucket, name, place);
  } catch (cause) {
    refuse(`Nothing was restored: ${reasonOf(cause)}`);
  }
  return place;
}

/** Refuses to restore beside the write-ahead log of another database, which SQLite would apply to the restored one. */
function refuseOtherSqlite(): void {
  const left = sqliteFiles(join(dataDir, file)).filter((each) => existsSync(each));
  if (left.length > 0)
    throw new Error(`${left.join(', ')} is there already: move it away first, all of it together.`);
}

function restoreSqlite(): void {
  const target = join(dataDir, file);
  const draft = `${target}.part`;
  try {
    copyFileSync(join(folder, file), draft);
    chmodSync(draft, 0o600);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}

async function refuseFilledPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const tables = await client.query(
    'select 1 from information_schema.tables where table_schema = current_schema() limit 1',
  );
  await client.end();
  if (tables.rows.length > 0)
    throw new Error('the database at DATABASE_URL is not empty: create another one.');
}

async function restorePostgres(connectionString: string): Promise<void> {
  await runOnPostgres('pg_restore', connectionString, [
    '--single-transaction',
    '--exit-on-error',
    join(folder, file),
  ]);
}

/** Refuses to restore if the data folder has another key, which can't decrypt what the backup's key encrypted. */
function refuseOtherKey(): void {
  const [own, kept] = [join(dataDir, backupFiles.key), join(folder, backupFiles.key)];
  if (!existsSync(own) || !existsSync(kept)) return;
  if (!readFileSync(own).equals(readFileSync(kept)))
    throw new Error(`${own} is not the key of this backup: move it away first.`);
}

function restoreKey(): void {
  const [own, kept] = [join(dataDir, backupFiles.key), join(folder, backupFiles.key)];
  if (!existsSync(kept) || existsSync(own)) return;
  copyFileSync(kept, own, constants.COPYFILE_EXCL);
  chmodSync(own, 0o600);
}
