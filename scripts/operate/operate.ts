import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { readConfig } from '../../apps/server/src/read-config.ts';
import type { ServerContext } from '../../apps/server/src/context.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';

/** A sentence for whoever runs the site: the command prints it and fails. */
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
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new Refusal(`There is no data folder ${config.dataDir}: set DATA_DIR to the server's.`);
  const database = openDatabase(config);
  try {
    await migrate(database).catch(refuseDatabase);
    return await work(createContext({ config, database, newId, now: Date.now }));
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

function refuseDatabase(cause: unknown): never {
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  const reasons = causes.map((each) => (each instanceof Error ? each.message : String(each)));
  throw new Refusal(`The database cannot be used: ${reasons.join('; ')}`);
}

/** `EMAIL [--OPTION VALUE]` from the command line; anything else is answered with the usage. */
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
