import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { readConfig } from '../../apps/server/src/read-config.ts';
import type { ServerContext } from '../../apps/server/src/context.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import {
  listChanges,
  migrationNames,
  refuseUnknownChanges,
} from '../../apps/server/src/database/migrate.ts';
import { openDatabase, sqliteFileIn } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';

/** A sentence for the operator, which the command prints before it fails. */
export class Refusal extends Error {}

/** Runs a command on the database of the server's settings and prints the sentence it ends with. */
export async function operate(work: (context: ServerContext) => Promise<string>): Promise<void> {
  try {
    console.log(await onDatabase(work));
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  }
}

async function onDatabase(work: (context: ServerContext) => Promise<string>): Promise<string> {
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(sqliteFileIn(config.dataDir)))
    throw new Refusal(
      `There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL to the server's.`,
    );
  const database = openDatabase(config);
  try {
    await refuseOtherVersion(database).catch(refuseDatabase);
    return await work(createContext({ config, database, newId, now: Date.now }));
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

/**
 * Refuses a schema of another version. Only the start of a server migrates it, because an older server may be
 * running.
 */
async function refuseOtherVersion(database: Database): Promise<void> {
  const made = await listChanges(database);
  refuseUnknownChanges(made);
  const missing = migrationNames(database.engine).filter((name) => !made.includes(name));
  if (missing.length > 0)
    throw new Error(
      `the schema lacks ${missing.length} of this version's changes. Make a backup, then start the server of this version.`,
    );
}

function refuseDatabase(cause: unknown): never {
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  const reasons = causes.map((each) => (each instanceof Error ? each.message : String(each)));
  throw new Refusal(`The database cannot be used: ${reasons.join('; ')}`);
}

/** Reads `EMAIL [--OPTION VALUE]` from the command line, and refuses anything else with the usage. */
export function readEmail(option: string, usage: string): { email: string; value?: string } {
  const { values, positionals } = parse(option, usage);
  const [email, ...rest] = positionals;
  if (!email?.includes('@') || rest.length > 0) throw new Refusal(usage);
  const value = values[option];
  return { email: email.trim().toLowerCase(), ...(value !== undefined && { value }) };
}

function parse(option: string, usage: string) {
  try {
    return parseArgs({ options: { [option]: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new Refusal(usage);
  }
}
