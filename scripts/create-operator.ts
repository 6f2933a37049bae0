import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { languages } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import { readConfig } from '../apps/server/src/config.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { grantOperator } from '../apps/server/src/features/identity/operators/grant-operator.ts';
import type { GrantOutcome } from '../apps/server/src/features/identity/operators/grant-operator.ts';
import { newId } from '../apps/server/src/new-id.ts';

const usage = `Usage: npm run create-operator -- EMAIL [--language ${languages.join('|')}]`;

/** A sentence for whoever runs the site. */
class Refusal extends Error {}

try {
  console.log(await run(process.argv.slice(2)));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<string> {
  const { email, language } = readArguments(args);
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new Refusal(`There is no data folder ${config.dataDir}: set DATA_DIR to the server's.`);
  const database = openDatabase(config);
  try {
    await migrate(database).catch(refuseDatabase);
    const context = { database, newId, now: Date.now };
    return sentenceOf(await grantOperator(context, { email, language }), email);
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

function sentenceOf(outcome: GrantOutcome, email: string): string {
  if (outcome === 'granted')
    return `${email} is an operator from the next login on, with an authenticator app set up.`;
  if (outcome === 'invited')
    return `${email} has no account yet: an invitation with a code is in the outbox, the running server mails it. Whoever registers with it is an operator.`;
  throw new Refusal(`${email} was mailed five codes in the last hour: try again later.`);
}

function refuseDatabase(cause: unknown): never {
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  const reasons = causes.map((each) => (each instanceof Error ? each.message : String(each)));
  throw new Refusal(`The database cannot be used: ${reasons.join('; ')}`);
}

function readArguments(args: string[]): { email: string; language: Language } {
  const { values, positionals } = parse(args);
  const [email, ...rest] = positionals;
  const language = languages.find((each) => each === (values.language ?? 'zh'));
  if (!email?.includes('@') || rest.length > 0 || !language) throw new Refusal(usage);
  return { email: email.trim().toLowerCase(), language };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { language: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new Refusal(usage);
  }
}
