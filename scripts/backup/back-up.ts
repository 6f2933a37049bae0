import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { sqliteFileIn } from '../../apps/server/src/database/open-database.ts';
import { makeBackup } from '../../apps/server/src/features/backups/make-backup.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { reasonOf, refuse } from './refuse.ts';

/**
 * `npm run backup -- FOLDER`: everything the server keeps, in a folder of its own, as it stands when the
 * command begins. The server goes on meanwhile.
 */
const [target, ...others] = process.argv.slice(2);
if (!target || target.startsWith('-') || others.length > 0)
  refuse('Usage: npm run backup -- FOLDER, with the settings of the server.');
const folder = resolve(target);
if (existsSync(folder)) refuse(`${folder} is there already: name a folder that is not.`);
const config = readConfig(process.env);
if (!config.databaseUrl && !existsSync(sqliteFileIn(config.dataDir)))
  refuse(
    `There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL to the server's.`,
  );
try {
  await makeBackup(config, folder, { now: Date.now() });
} catch (cause) {
  refuse(`Nothing was backed up: ${reasonOf(cause)}`);
}
console.log(`Backed up to ${folder}, opened and found whole.`);
if (config.secretKeys) console.log('SECRET_KEYS is not in it: keep it in another place.');
