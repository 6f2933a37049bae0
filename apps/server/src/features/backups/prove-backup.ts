import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Config } from '../../config.ts';
import { refuseUnknownChanges } from '../../database/migrate.ts';
import { checkSqlite } from '../../database/run-sqlite-tool.ts';
import type { ChainPoint } from '../audit/entry.ts';
import { keyringOf } from '../identity/secrets/keyring.ts';
import { refuseUnopenable } from '../identity/secrets/seal-stored.ts';
import type { StoredSecret } from '../identity/secrets/seal-stored.ts';
import { readSecretKeys } from '../identity/secrets/settings.ts';
import { backupFiles } from './backup-files.ts';
import { readDump } from './run-postgres-tool.ts';

/** A backup that could not be restored to a working shop. */
export class UselessBackup extends Error {
  override readonly name = 'UselessBackup';
}

/** A database without this migration has no audit log. */
const auditMigration = '0083-audit-log.sql';
const secretTables = ['totpSecrets', 'totpEnrolments'] as const;

/** What is read from the database of a backup, whichever engine it has. */
interface Contents {
  migrations: string[];
  secrets: StoredSecret[];
  /** The end of its audit log; undefined if there is no entry. */
  auditHead: ChainPoint | undefined;
}

/**
 * Opens a backup and checks that every page is whole, that this version knows the schema, and that the key opens the
 * sealed values. Throws `UselessBackup` otherwise, before anything is restored. Returns the end of its audit log.
 */
export async function proveBackup(
  folder: string,
  { secretKeys }: Pick<Config, 'secretKeys'>,
): Promise<Pick<Contents, 'auditHead'>> {
  try {
    const { migrations, secrets, auditHead } = await readContents(folder);
    refuseUnknownSchema(migrations);
    const keys = secretKeys ?? readKeys(join(folder, backupFiles.key));
    if (secrets.length > 0) refuseUnopenable(secrets, keyringOf(keys));
    return { auditHead };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UselessBackup(`The backup ${folder} cannot be used: ${reason}`, { cause });
  }
}

async function readContents(folder: string): Promise<Contents> {
  const sqlite = join(folder, backupFiles.sqlite);
  if (!existsSync(sqlite)) return readPostgres(join(folder, backupFiles.postgres));
  await checkSqlite(sqlite, 'integrity-check');
  return readSqlite(sqlite);
}

function readSqlite(file: string): Contents {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const migrations = database.prepare('select name from migrations').all();
    return {
      migrations: migrations.map(({ name }) => String(name)),
      secrets: secretTables.flatMap((table) =>
        database
          .prepare(`select "accountId", secret from "${table}"`)
          .all()
          .map(({ accountId, secret }) => ({
            accountId: String(accountId),
            secret: String(secret),
          })),
      ),
      auditHead: migrations.some(({ name }) => name === auditMigration)
        ? headOf(database.prepare('select seq, hash from "auditHead"').get())
        : undefined,
    };
  } finally {
    database.close();
  }
}

async function readPostgres(dump: string): Promise<Contents> {
  // Reading the whole dump finds damage by the disk.
  await readDump(dump, ['--file=/dev/null']);
  const migrations = await rowsOf(dump, 'migrations');
  const secrets = await Promise.all(secretTables.map((table) => rowsOf(dump, table)));
  return {
    migrations: migrations.map(({ name = '' }) => name),
    secrets: secrets.flat().map(({ accountId = '', secret = '' }) => ({ accountId, secret })),
    auditHead: headOf((await rowsOf(dump, 'auditHead'))[0]),
  };
}

function headOf(row: Record<string, unknown> | undefined): ChainPoint | undefined {
  const seq = Number(row?.['seq'] ?? 0);
  return seq === 0 ? undefined : { seq, hash: String(row?.['hash']) };
}

/** Returns the rows of a table from a dump: the lines after `COPY … FROM stdin;` up to the one that ends them. */
async function rowsOf(dump: string, table: string): Promise<Record<string, string>[]> {
  const script = await readDump(dump, ['--data-only', `--table=${table}`, '--file=-']);
  const found = /^COPY [^(]*\(([^)]*)\) FROM stdin;\n([^]*?)^\\\.$/m.exec(script);
  if (!found) return [];
  const [, names = '', lines = ''] = found;
  const columns = names.split(', ').map((name) => name.replaceAll('"', ''));
  const rows = lines.split('\n').filter((line) => line !== '');
  return rows.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((name, place) => [name, values[place] ?? '']));
  });
}

function refuseUnknownSchema(found: string[]): void {
  refuseUnknownChanges(found);
  if (found.length === 0) throw new Error('it holds no database of this site.');
}

function readKeys(path: string): Buffer[] {
  if (!existsSync(path))
    throw new Error('its key is missing: set SECRET_KEYS to the one that it was made with.');
  return readSecretKeys(readFileSync(path, 'utf8'));
}
