import { existsSync } from 'node:fs';

import type { CheckName } from '@uid/contract/system';

import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase, sqliteFileIn } from '../database/open-database.ts';
import { jobNamesOf } from '../features/jobs/job-names-of.ts';
import type { SmtpOptions } from '../features/messages/mail/smtp-transport.ts';
import {
  checkAuditLog,
  checkClock,
  checkConnections,
  checkContents,
  checkIntegrity,
  checkJobs,
  checkKey,
  checkSchema,
} from './database-checks.ts';
import { checkBucketBackups, checkFiles } from './file-checks.ts';
import { fail, ok } from './finding.ts';
import type { Finding } from './finding.ts';
import { outsideChecks } from './outside-checks.ts';
import { checkBackups, checkRights, checkRoom, checkVersions } from './place-checks.ts';
import { settingsChecks } from './settings-checks.ts';
import type { SettingsCheck } from './settings-checks.ts';

export interface NamedFinding<Name extends string = string> extends Finding {
  name: Name;
}

interface Deployment {
  config: Config;
  now: number;
  /** The Node version that package.json pins. */
  pinnedNode: string;
}

type Check<Name extends string = string> = [name: Name, run: () => Finding | Promise<Finding>];

/**
 * Runs every check of a deployment, one after the other, and yields each finding. A check that tests whether it can
 * write removes what it has written.
 */
export async function* diagnose(deployment: Deployment): AsyncGenerator<NamedFinding> {
  const { publicOrigin } = deployment.config;
  yield* runAll([
    ...placeChecks(deployment),
    ['mail server', () => checkMail(deployment.config)],
    // Loaded only when it runs: neither the console's checks nor a start need the code that reads keys.
    [
      'signatures',
      async () =>
        (await import('./signing-check.ts')).checkSigning(deployment.config, deployment.now),
    ],
    ['files', () => checkFiles(deployment.config)],
    ['backups in a bucket', () => checkBucketBackups(deployment.config, deployment.now)],
  ]);
  yield* diagnoseDatabase(deployment);
  if (publicOrigin === undefined) return;
  const outside = Object.entries(outsideChecks);
  yield* runAll(outside.map(([name, check]): Check => [name, () => check(publicOrigin)]));
}

/** Runs the checks of a live server that are quick and ask no other machine than the database. */
export async function* diagnoseQuickly(
  deployment: Deployment,
  database: Database,
): AsyncGenerator<NamedFinding<CheckName>> {
  yield* runAll([...placeChecks(deployment), ...databaseChecks(deployment, database)]);
}

function placeChecks({ config, now, pinnedNode }: Deployment): Check<CheckName>[] {
  const ofSettings = Object.entries(settingsChecks) as [CheckName, SettingsCheck][];
  return [
    ...ofSettings.map(([name, check]): Check<CheckName> => [name, () => check(config)]),
    ['rights', () => checkRights(config)],
    ['room', () => checkRoom(config)],
    ['versions', () => checkVersions(pinnedNode)],
    ['backups', () => checkBackups(config, now)],
  ];
}

function databaseChecks({ config, now }: Deployment, database: Database): Check<CheckName>[] {
  return [
    ['connections', () => checkConnections(database, config)],
    ['schema', () => checkSchema(database)],
    ['key', () => checkKey(database, config)],
    ['audit log', () => checkAuditLog(database)],
    ['contents', () => checkContents(database)],
    ['jobs', () => checkJobs(database, { names: jobNamesOf(config), now })],
    ['clock', () => checkClock(database, now)],
  ];
}

async function* diagnoseDatabase(deployment: Deployment): AsyncGenerator<NamedFinding> {
  const { config } = deployment;
  if (!config.databaseUrl && !existsSync(sqliteFileIn(config.dataDir))) {
    const sentence = `There is no database in ${config.dataDir} yet: the first start makes it.`;
    yield { name: 'database', ...(config.isPublic ? fail(sentence) : ok(sentence)) };
    return;
  }
  let database: Database;
  try {
    database = openDatabase(config);
  } catch (cause) {
    yield { name: 'database', ...fail(`It cannot be opened: ${reasonOf(cause)}`) };
    return;
  }
  try {
    yield* runAll([
      ['integrity', () => checkIntegrity(database, config)],
      ...databaseChecks(deployment, database),
    ]);
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

/** Reports a check that could not be made as failed. */
async function* runAll<Name extends string>(
  checks: Check<Name>[],
): AsyncGenerator<NamedFinding<Name>> {
  for (const [name, run] of checks) {
    try {
      // Findings are printed in order, as they are made.
      yield { name, ...(await run()) };
    } catch (cause) {
      yield {
        name,
        ...fail({
          en: `This could not be checked: ${reasonOf(cause)}`,
          zh: `无法检查：${reasonOf(cause)}`,
        }),
      };
    }
  }
}

async function checkMail({ channels }: Config): Promise<Finding> {
  const options = channels.get('mail') as SmtpOptions | undefined;
  if (!options) return ok('None is set.');
  // Loaded only when it runs: a server that sends no mail, and runs some of these checks, doesn't need it.
  const { verifySmtp } = await import('../features/messages/mail/smtp-transport.ts');
  await verifySmtp(options);
  return ok(`${new URL(options.url).host} takes mail from us.`);
}

/** The message of the innermost cause, because `fetch failed` alone says nothing. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause.cause instanceof Error ? reasonOf(cause.cause) : cause.message;
}
