import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { Config } from '../config.ts';
import type { Database, Handle } from '../database/database.ts';
import { migrationNames } from '../database/migrate.ts';
import { connectionsOfProcess } from '../database/open-postgres.ts';
import { sqliteFileIn } from '../database/open-database.ts';
import { checkSqlite } from '../database/run-sqlite-tool.ts';
import { faultKinds } from '../features/audit/check-chain.ts';
import { readLogState } from '../features/audit/check-log.ts';
import { findContentFaults } from '../features/contents/find-content-faults.ts';
import { openKeyring } from '../features/identity/secrets/keyring.ts';
import { refuseUnopenable } from '../features/identity/secrets/seal-stored.ts';
import { fail, ok, warn } from './finding.ts';
import type { Finding } from './finding.ts';

const minute = 60_000;
const oldestPostgres = 13;

/** Every page and index of SQLite; of PostgreSQL, whether it watches its own. */
export async function checkIntegrity(
  { handle, engine }: Database,
  { dataDir }: Config,
): Promise<Finding> {
  if (engine === 'postgres') return checkPostgres(handle);
  try {
    await checkSqlite(sqliteFileIn(dataDir), 'integrity-check');
    return ok('Every page and index of the SQLite file is whole.');
  } catch (cause) {
    return fail(
      `${messageOf(cause)}. Stop the server, keep the file, restore the newest backup (docs/backups.md).`,
    );
  }
}

async function checkPostgres(handle: Handle): Promise<Finding> {
  const { version, checksums } = await firstOf<{ version: string; checksums: string }>(
    handle,
    `select current_setting('server_version') as version, current_setting('data_checksums') as checksums`,
  );
  if (Number.parseInt(version, 10) < oldestPostgres)
    return fail(`PostgreSQL ${version} is too old: ${oldestPostgres} or newer is needed.`);
  if (checksums === 'on') return ok(`PostgreSQL ${version} checks its pages.`);
  return warn(
    `PostgreSQL ${version} does not check its pages: stop it, then pg_checksums --enable.`,
  );
}

/** Whether this version and the schema of the database know each other. */
export async function checkSchema({ engine, handle }: Database): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(handle);
  const stored = new Set(rows.map(({ name }) => name));
  const known = migrationNames(engine);
  const unknown = [...stored].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return fail(
      `The database is of a newer version, which made ${unknown.join(', ')}: run that version.`,
    );
  const missing = known.filter((name) => !stored.has(name));
  if (missing.length === 0) return ok(`All ${known.length} changes are made.`);
  return warn(`${missing.length} changes are to be made: make a backup, then start the server.`);
}

/** Whether PostgreSQL lets in all that the processes of this machine open, while one of them replaces another, too. */
export async function checkConnections(
  { handle, engine }: Database,
  { processes }: Pick<Config, 'processes'>,
): Promise<Finding> {
  if (engine === 'sqlite') return ok('SQLite needs none.');
  const { allowed } = await firstOf<{ allowed: number }>(
    handle,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed`,
  );
  const needed = (processes === undefined ? 1 : processes + 1) * connectionsOfProcess;
  const sentence = `PostgreSQL lets ${allowed} connections in, and the processes of this machine open up to ${needed}`;
  if (needed > allowed)
    return fail(`${sentence}: raise max_connections by ${needed - allowed}, or lower PROCESSES.`);
  return ok(`${sentence}; other machines come on top.`);
}

/** The server does not start without the key of what is sealed, either. */
export async function checkKey({ handle }: Database, config: Config): Promise<Finding> {
  if (!config.secretKeys && !existsSync(join(config.dataDir, 'secret.key')))
    return warn('There is no key yet: the first start makes one.');
  const secrets = await handle.selectFrom('totpSecrets').select(['accountId', 'secret']).execute();
  try {
    refuseUnopenable(secrets, openKeyring(config));
    return ok(`The key opens all ${secrets.length} second factors.`);
  } catch (cause) {
    return fail(messageOf(cause));
  }
}

/** The audit log as its daily check found it, and what came since as it is. */
export async function checkAuditLog({ handle }: Database): Promise<Finding> {
  const { seq, fault, checkedAt } = await readLogState(handle);
  if (fault) return fail(`Entry ${fault.seq}: ${faultKinds[fault.kind]}. Run npm run check-audit.`);
  const checked =
    checkedAt === undefined
      ? 'not yet checked by the clock'
      : `all of it checked at ${new Date(checkedAt).toISOString()}`;
  return ok(`Whole up to entry ${seq}, ${checked}.`);
}

const namedFaults = 20;

/** Rows that do not fit the schema of their kind, which the site leaves out. */
export async function checkContents({ handle }: Database): Promise<Finding> {
  const named: string[] = [];
  let count = 0;
  for await (const { kind, id, problem } of findContentFaults(handle)) {
    count += 1;
    if (named.length < namedFaults) named.push(`${kind} ${id} (${problem})`);
  }
  if (count === 0) return ok('Every content can be read.');
  return fail(`${count} contents are damaged and left out: ${named.join('; ')}.`);
}

/** What the clock does by itself: a job that fails, or that nobody has begun. */
export async function checkJobs({ handle }: Database, now: number): Promise<Finding> {
  const jobs = await handle.selectFrom('jobs').selectAll().execute();
  const failing = jobs.filter(({ failures }) => failures > 0);
  if (failing.length > 0) {
    const sentences = failing.map(({ name, lastError }) => `${name} (${lastError})`);
    return fail(`Jobs fail: ${sentences.join('; ')}.`);
  }
  const late = jobs.filter(({ nextDueAt }) => now - nextDueAt > 10 * minute);
  if (jobs.length > 0 && late.length === jobs.length)
    return warn('No job has run for ten minutes: the server does not run.');
  if (late.length > 0) return warn(`Jobs are late: ${late.map(({ name }) => name).join(', ')}.`);
  return ok(`${jobs.length} jobs, none failing.`);
}

/** What was written in the future says that the clock was ahead, or is behind now. */
export async function checkClock({ handle, engine }: Database, now: number): Promise<Finding> {
  const { startedAt } = await handle
    .selectFrom('jobs')
    .select(({ fn }) => fn.max('lastStartedAt').as('startedAt'))
    .executeTakeFirstOrThrow();
  if ((startedAt ?? 0) > now + minute)
    return fail(
      `The database knows of ${new Date(Number(startedAt)).toISOString()}, which is still to come: set the clock right (NTP).`,
    );
  if (engine === 'sqlite') return ok(`${new Date(now).toISOString()}, after all that was written.`);
  const { at } = await firstOf<{ at: number }>(
    handle,
    'select extract(epoch from clock_timestamp()) * 1000 as at',
  );
  const seconds = Math.abs(at - now) / 1000;
  const sentence = `This machine's clock and PostgreSQL's are ${seconds.toFixed(1)} seconds apart`;
  return seconds > 5 ? warn(`${sentence}: set both right (NTP).`) : ok(`${sentence}.`);
}

async function firstOf<Row>(handle: Handle, query: string): Promise<Row> {
  const { rows } = await sql.raw<Row>(query).execute(handle);
  const [row] = rows;
  if (!row) throw new Error(`No row for ${query}`);
  return row;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
