import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { microAppBuildFolder, microApps } from '@uid/contract/micro-apps';
import type { PublishedFonts } from '@uid/fonts/published-fonts';
import type { FastifyInstance } from 'fastify';

import { applyErasures } from './apply-erasures.ts';
import { createApp } from './app.ts';
import { refuseUnsafeSettings, settingsChecks } from './checks/settings-checks.ts';
import { freeMemory } from './free-memory.ts';
import { keepTickShape } from './keep-tick-shape.ts';
import { ConfigError } from './config-error.ts';
import { readConfig } from './read-config.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { createContext } from './create-context.ts';
import { watchIntegrity } from './database/integrity-watch.ts';
import type { IntegrityWatch } from './database/integrity-watch.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, sqliteFileIn } from './database/open-database.ts';
import type { Database } from './database/database.ts';
import { noteTwoPersons } from './features/audit/note-two-persons.ts';
import { createErasuresCopy } from './features/erasures/copy-erasures.ts';
import { prepareErasuresFile } from './features/erasures/erasures-file.ts';
import { openSignatures } from './features/signatures/open-signatures.ts';
import { openKeyring } from './features/identity/secrets/keyring.ts';
import { sealStoredSecrets } from './features/identity/secrets/seal-stored.ts';
import { hasMailbox, mailboxPath } from './features/messages/mailbox.ts';
import { startClock } from './features/jobs/start-clock.ts';
import { openDeveloperKey } from './http/developer-door/developer-key.ts';
import { openStandardOutput } from './http/log/log-lines.ts';
import type { BoundedLog } from './http/log/log-lines.ts';
import type { Pages } from './http/pages/page-options.ts';
import type { PageBuild } from './http/pages/render-page.ts';
import { renderAhead } from './http/pages/render-ahead.ts';
import { stopServing } from './http/stop-serving.ts';
import { listFigures } from './list-figures.ts';
import { newId } from './new-id.ts';
import type { Ending } from './processes/messages.ts';
import { takeSeat } from './processes/seat.ts';
import type { Seat } from './processes/seat.ts';
import type { Repetition } from './repeat.ts';
import { seed } from './seed.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import type { Watching } from './telemetry/open-telemetry.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

const apps = resolve(import.meta.dirname, '../..');
/**
 * Milliseconds until the process ends even if work is unfinished; that work is leased, and is taken up again later.
 */
const stopTime = 9_500;
/** Milliseconds; after this time the first round of jobs is over. */
const settlingTime = 1_500;
const lastLinesTime = 500;
const timeouts = { idle: 1_000, busy: 7_500 };
/** For a process whose replacement already listens, so that there is no hurry. */
const replaced = { stopTime: 32_000, timeouts: { idle: 5_000, busy: 30_000 } };

await start().catch((cause: unknown) => {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  keepTickShape();
  const seat = takeSeat();
  const config = readConfig(process.env);
  refuseUnsafeSettings(config);
  const log = openStandardOutput();
  const watching = await openTelemetry(config, log);
  const { telemetry, metrics } = watching;
  const database = await prepareDatabase(config, telemetry);
  const shared = config.redisUrl === undefined ? undefined : await shareCounts(config.redisUrl);
  const given = { config, database, redis: shared?.redis, now: Date.now, newId, telemetry };
  const context = createContext(given);
  await sealStoredSecrets(database, openKeyring(config));
  await eraseAgain(context);
  await noteTwoPersons(context);
  let ending: Ending | undefined;
  const pages = await loadPages();
  const integrity = watchDatabase(config);
  await watching.report(listFigures({ config, database, integrity, log, now: Date.now }));
  const { app, rounds } = await createApp({
    ...context,
    pages,
    openDrawer: async () => (await import('@uid/downloads/draw-in-thread')).createThreadDrawer(),
    openSignatures,
    sbomFile: resolve(apps, 'server/build/sbom.cdx.json'),
    isStopping: () => ending !== undefined,
    isReplaced: () => ending === 'replaced',
    logLines: log,
    ...(metrics && { metrics }),
    ...(integrity && { integrity }),
  });
  shared?.tell(app.log);
  // The first line of a ready server must be the one with its address: Fastify logs a line of its own without it.
  app.log.level = 'silent';
  // Other processes serve meanwhile, so nobody waits for this.
  if (!seat.isFirst) await renderAhead(app);
  freeMemory();
  await app.listen({ host: config.host, port: config.port });
  app.log.level = config.logLevel;
  const { port } = app.server.address() as AddressInfo;
  seat.announce({ lines: readyLines(urlOf(port, config), config), metrics: config.metrics }, log);
  if (seat.isFirst) warnOfSettings(config, app.log);
  // The start doesn't wait for this check: reading a large file takes longer than a start may.
  void integrity?.checkQuickly().catch((cause: unknown) => {
    app.log.error({ err: cause }, 'the check of the database at the start failed');
  });
  let clock: Repetition | undefined;
  seat.whenKeeper(() => {
    clock = startClock(Object.values(rounds), { ...context, log: app.log });
  });
  setTimeout(freeMemory, settlingTime).unref();
  seat.whenToldToEnd((why) => {
    ending = why;
    // A developer who presses Ctrl+C has no load balancer to wait for.
    const drainTime = why === 'SIGTERM' ? config.drainTime : 0;
    const copyErasures = createErasuresCopy(context);
    void stop({ app, database, clock, copyErasures, log, watching, drainTime, ending: why, seat });
  });
}

function readyLines(url: string, config: Config): string[] {
  const ready = `UID Security is ready at ${url}\n`;
  if (!hasMailbox(config)) return [ready];
  return [ready, `Development mailbox: ${url}${mailboxPath}, key ${openDeveloperKey(config)}\n`];
}

function warnOfSettings(config: Config, log: FastifyInstance['log']): void {
  for (const check of Object.values(settingsChecks)) {
    const { state, sentence } = check(config);
    if (state === 'warn') log.warn(sentence);
  }
}

/** After a restore: repeats the erasures made since the backup, before anybody can see the data again. */
async function eraseAgain(context: ServerContext): Promise<void> {
  prepareErasuresFile(context.config.erasuresFile);
  const count = await applyErasures(context);
  if (count > 0) process.stdout.write(`${count} later erasures applied to this database again.\n`);
}

async function prepareDatabase(config: Config, telemetry?: Telemetry): Promise<Database> {
  try {
    const database = openDatabase(config, telemetry);
    await migrate(database);
    const { publicOrigin } = config;
    await seed({ database, now: Date.now, newId, publicOrigin });
    return database;
  } catch (cause) {
    const place = config.databaseUrl
      ? 'The database at DATABASE_URL cannot be used'
      : `The data folder ${config.dataDir} cannot be used`;
    throw new ConfigError(`${place}: ${messageOf(cause)}`, { cause });
  }
}

/** Undefined for PostgreSQL, which checks its own pages. */
function watchDatabase({ databaseUrl, dataDir }: Config): IntegrityWatch | undefined {
  return databaseUrl ? undefined : watchIntegrity(sqliteFileIn(dataDir), Date.now);
}

/** Loads the Redis client, which is needed only if several processes count together. */
async function shareCounts(url: string) {
  const { openRedis, logRedisState } = await import('./http/limits/redis/open-redis.ts');
  const redis = openRedis(url);
  return { redis, tell: (log: FastifyInstance['log']) => logRedisState(redis, log) };
}

async function loadPages(): Promise<Pages> {
  const server = resolve(apps, 'shell/build/server/index.js');
  if (!existsSync(server))
    throw new ConfigError('The pages are not built. Run npm start, which builds them.');
  const build = (await import(pathToFileURL(server).href)) as PageBuild;
  const fonts = await readFile(resolve(apps, 'shell/build/page-fonts.json'), 'utf8');
  return {
    build,
    fonts: JSON.parse(fonts) as PublishedFonts,
    cuttingPlan: resolve(apps, 'shell/build/font-cutting.json'),
    shellAssets: resolve(apps, 'shell/build/client'),
    microApps: Object.entries(microApps).map(([name, { entry }]) => ({
      entry,
      folder: resolve(apps, '..', microAppBuildFolder(name)),
    })),
  };
}

interface Stopping {
  app: FastifyInstance;
  database: Database;
  /** Undefined if another process runs the jobs. */
  clock: Repetition | undefined;
  copyErasures: () => Promise<void>;
  log: BoundedLog;
  watching: Watching;
  /** Time for a load balancer to see that `/readyz` reports "not ready"; requests are still served meanwhile. */
  drainTime: number;
  ending: Ending;
  seat: Seat;
}

async function stop(stopping: Stopping): Promise<void> {
  const { app, database, clock, copyErasures, log, watching, drainTime, ending, seat } = stopping;
  const times = ending === 'replaced' ? replaced : { stopTime, timeouts };
  await wait(drainTime);
  setTimeout(() => process.exit(1), times.stopTime).unref();
  await Promise.all([stopServing(app.server, times.timeouts), clock?.stop()]);
  // Copies the erasures since the last round: a backup may be restored together with the list before the next start.
  await copyErasures().catch((cause: unknown) => app.log.error(cause, 'erasures were not copied'));
  await app.close();
  await watching.stop();
  await database[Symbol.asyncDispose]();
  // Waits for the last log lines, unless nobody reads them.
  await Promise.race([log.written(), wait(lastLinesTime)]);
  await seat.leave();
  process.exit(0);
}

function urlOf(port: number, { host, publicOrigin }: Config): string {
  return publicOrigin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function explain(cause: unknown): string {
  if (cause instanceof ConfigError) return cause.message;
  const { code, port, address } = cause as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is taken. Choose another with PORT=8001 npm start.`;
  if (code === 'EACCES')
    return `Port ${port} needs rights this user does not have. Choose one above 1023 with PORT=8001 npm start.`;
  return `The server could not start: ${messageOf(cause)}`;
}

function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
