import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { sqliteFileIn } from '../../apps/server/src/database/open-database.ts';
import { sendBackup } from '../../apps/server/src/features/backups/bucket-backups.ts';
import { backupName } from '../../apps/server/src/features/backups/kept-backups.ts';
import { makeBackup } from '../../apps/server/src/features/backups/make-backup.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { reasonOf, refuse } from './refuse.ts';

/**
 * `npm run backup -- FOLDER` copies everything that the server keeps, as it was when the command began, into
 * FOLDER, which it creates. The server goes on serving. `npm run backup -- s3` writes to the bucket of
 * `BACKUP_S3_URL`.
 */
const [target, ...others] = process.argv.slice(2);
if (!target || target.startsWith('-') || others.length > 0)
  refuse('Usage: npm run backup -- FOLDER, or -- s3, with the settings of the server.');
const config = readConfig(process.env);
const { backupBucket } = config;
const isForBucket = target === 's3';
if (isForBucket && !backupBucket)
  refuse('BACKUP_S3_URL is not set: there is no bucket to write to.');
if (!isForBucket && existsSync(resolve(target)))
  refuse(`${resolve(target)} is there already: name a folder that is not.`);
if (!config.databaseUrl && !existsSync(sqliteFileIn(config.dataDir)))
  refuse(
    `There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL to the server's.`,
  );
const place = isForBucket ? mkdtempSync(join(tmpdir(), 'uid-backup-')) : undefined;
const folder = place ? join(place, 'backup') : resolve(target);
try {
  const now = Date.now();
  const name = backupName(now);
  await makeBackup(config, folder, { now });
  if (place && backupBucket) await sendBackup(backupBucket, folder, name);
  console.log(`Backed up to ${place ? `s3:${name}` : folder}, opened and found whole.`);
} catch (cause) {
  process.exitCode = 1;
  console.error(`Nothing was backed up: ${reasonOf(cause)}`);
} finally {
  if (place) rmSync(place, { recursive: true, force: true });
}
if (config.secretKeys && !process.exitCode)
  console.log('SECRET_KEYS is not in it: keep it in another place.');
