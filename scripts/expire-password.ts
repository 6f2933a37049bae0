import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { readConfig } from '../apps/server/src/config.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { expirePassword } from '../apps/server/src/features/identity/password-change/expire-password.ts';
import { newId } from '../apps/server/src/new-id.ts';

const usage = 'Usage: npm run expire-password -- EMAIL [--at 2026-12-01T00:00:00+08:00]';

/** A sentence for the operator. */
class Refusal extends Error {}

try {
  console.log(await run(process.argv.slice(2)));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<string> {
  const { email, at } = readArguments(args);
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new Refusal(`There is no data folder ${config.dataDir}: set DATA_DIR to the server's.`);
  const database = openDatabase(config);
  try {
    await migrate(database).catch(refuseDatabase);
    const context = { database, newId, now: Date.now };
    if (!(await expirePassword(context, { email, at })))
      throw new Refusal(`No account has the address ${email}.`);
    const when = at <= Date.now() ? 'has expired' : `expires at ${new Date(at).toISOString()}`;
    return `The password of ${email} ${when}: until a new one is chosen, its sessions can do nothing else.`;
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

function refuseDatabase(cause: unknown): never {
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  const reasons = causes.map((each) => (each instanceof Error ? each.message : String(each)));
  throw new Refusal(`The database cannot be used: ${reasons.join('; ')}`);
}

function readArguments(args: string[]): { email: string; at: number } {
  const { values, positionals } = parse(args);
  const [email, ...rest] = positionals;
  if (!email?.includes('@') || rest.length > 0) throw new Refusal(usage);
  return {
    email: email.trim().toLowerCase(),
    at: values.at === undefined ? Date.now() : readMoment(values.at),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { at: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new Refusal(usage);
  }
}

/** Only with an offset: the operator's clock and the server's may stand in different zones. */
function readMoment(text: string): number {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    throw new Refusal(
      `"${text}" is not a moment with its offset, like 2026-12-01T00:00:00+08:00. ${usage}`,
    );
  }
}
