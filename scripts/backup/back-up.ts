import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { readConfig } from '../../apps/server/src/read-config.ts';
import { backupFiles, refuse } from './backup-files.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

/**
 * `npm run backup -- FOLDER`: everything the server keeps, in a folder of its own, as it stands when the
 * command begins. The server goes on meanwhile.
 */
const [target, ...others] = process.argv.slice(2);
if (!target || target.startsWith('-') || others.length > 0)
  refuse('Usage: npm run backup -- FOLDER, with the settings of the server.');
const folder = resolve(target);
if (existsSync(folder)) refuse(`${folder} is there already: name a folder that is not.`);
const { dataDir, databaseUrl, secretKeys } = readConfig(process.env);
const source = join(dataDir, backupFiles.sqlite);
if (!databaseUrl && !existsSync(source))
  refuse(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL to the server's.`);
const draft = `${folder}.part`;
rmSync(draft, { recursive: true, force: true });
mkdirSync(draft, { recursive: true, mode: 0o700 });
try {
  if (databaseUrl)
    runPostgresTool('pg_dump', databaseUrl, [
      '--format=custom',
      `--file=${join(draft, backupFiles.postgres)}`,
    ]);
  else copySqlite(source, join(draft, backupFiles.sqlite));
  const key = join(dataDir, backupFiles.key);
  if (!secretKeys && existsSync(key)) copyFileSync(key, join(draft, backupFiles.key));
  renameSync(draft, folder);
} catch (cause) {
  rmSync(draft, { recursive: true, force: true });
  refuse(`Nothing was backed up: ${cause instanceof Error ? cause.message : String(cause)}`);
}
console.log(`Backed up to ${folder}`);
if (secretKeys) console.log('SECRET_KEYS is not in it: keep it in another place.');

/** One reading transaction: writers go on, and the copy is of one moment. */
function copySqlite(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  database.prepare('vacuum into ?').run(to);
  database.close();
}
