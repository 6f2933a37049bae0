import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { wordsOfJob } from '@uid/contract/job-words';
import { sql } from 'kysely';

import { momentWords } from '../china-time.ts';
import type { Config } from '../config.ts';
import type { Database, Handle } from '../database/database.ts';
import { listChanges, migrationNames } from '../database/migrate.ts';
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

/** Checks every page and index of SQLite; for PostgreSQL, its version and whether page checksums are on. */
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

/** Checks that this version and the schema of the database match. */
export async function checkSchema(database: Database): Promise<Finding> {
  const stored = new Set(await listChanges(database));
  const known = migrationNames(database.engine);
  const unknown = [...stored].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return fail({
      en: `The database is of a newer version, which made ${unknown.join(', ')}: run that version.`,
      zh: `数据库属于更新的版本，多了 ${unknown.join('、')}：请运行那个版本。`,
    });
  const missing = known.filter((name) => !stored.has(name));
  if (missing.length === 0)
    return ok({
      en: `All ${known.length} changes are made.`,
      zh: `${known.length} 项变更全部完成。`,
    });
  return warn({
    en: `${missing.length} changes are to be made: make a backup, then start the server.`,
    zh: `还有 ${missing.length} 项变更要做：先备份，再启动服务器。`,
  });
}

/** Checks that PostgreSQL allows all connections of this machine's processes, plus one process being replaced. */
export async function checkConnections(
  { handle, engine }: Database,
  { processes }: Pick<Config, 'processes'>,
): Promise<Finding> {
  if (engine === 'sqlite') return ok({ en: 'SQLite needs none.', zh: 'SQLite 不需要连接。' });
  const { allowed } = await firstOf<{ allowed: number }>(
    handle,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed`,
  );
  const needed = (processes === undefined ? 1 : processes + 1) * connectionsOfProcess;
  const said = {
    en: `PostgreSQL lets ${allowed} connections in, and the processes of this machine open up to ${needed}`,
    zh: `PostgreSQL 接受 ${allowed} 个连接，这台机器的进程最多打开 ${needed} 个`,
  };
  if (needed > allowed)
    return fail({
      en: `${said.en}: raise max_connections by ${needed - allowed}, or lower PROCESSES.`,
      zh: `${said.zh}：请把 max_connections 增加 ${needed - allowed}，或减少 PROCESSES。`,
    });
  return ok({ en: `${said.en}; other machines come on top.`, zh: `${said.zh}；其他机器另算。` });
}

/** Checks that the key opens the sealed secrets; without it the server would not start. */
export async function checkKey({ handle }: Database, config: Config): Promise<Finding> {
  if (!config.secretKeys && !existsSync(join(config.dataDir, 'secret.key')))
    return warn({
      en: 'There is no key yet: the first start makes one.',
      zh: '还没有密钥：第一次启动时生成。',
    });
  const secrets = await handle.selectFrom('totpSecrets').select(['accountId', 'secret']).execute();
  try {
    refuseUnopenable(secrets, openKeyring(config));
    return ok({
      en: `The key opens all ${secrets.length} second factors.`,
      zh: `密钥能打开全部 ${secrets.length} 个第二因素。`,
    });
  } catch (cause) {
    return fail(messageOf(cause));
  }
}

/** Reports the result of the audit log's daily check, and checks the entries written since. */
export async function checkAuditLog({ handle }: Database): Promise<Finding> {
  const { seq, newest, fault, walk } = await readLogState(handle);
  if (fault)
    return fail({
      en: `Entry ${fault.seq}: ${faultKinds[fault.kind]}. Run npm run check-audit.`,
      zh: `第 ${fault.seq} 条有问题。请运行 npm run check-audit，它会说是什么。`,
    });
  const known = {
    en: `Whole up to entry ${seq} of ${newest}`,
    zh: `共 ${newest} 条，到第 ${seq} 条为止是完整的`,
  };
  if (!walk)
    return ok({
      en: `${known.en}; the daily check has not run yet.`,
      zh: `${known.zh}；每日核对还没有运行过。`,
    });
  return ok({
    en: `${known.en}: up to ${walk.seq} as the check of all of it found on ${momentWords(walk.at, 'en')}, those since as they are now.`,
    zh: `${known.zh}：第 ${walk.seq} 条及以前以${momentWords(walk.at, 'zh')}的全部核对为准，之后的刚刚核对。`,
  });
}

const namedFaults = 20;

/** Finds rows that do not fit the schema of their kind; the site leaves them out. */
export async function checkContents({ handle }: Database): Promise<Finding> {
  const named: string[] = [];
  let count = 0;
  for await (const { kind, id, problem } of findContentFaults(handle)) {
    count += 1;
    if (named.length < namedFaults) named.push(`${kind} ${id} (${problem})`);
  }
  if (count === 0) return ok({ en: 'Every content can be read.', zh: '所有内容都能读出。' });
  return fail({
    en: `${count} contents are damaged and left out: ${named.join('; ')}.`,
    zh: `${count} 项内容已损坏，网站略去了它们：${named.join('；')}。`,
  });
}

/** Finds scheduled jobs that fail or are late. */
export async function checkJobs(
  { handle }: Database,
  { names, now }: { names: readonly string[]; now: number },
): Promise<Finding> {
  const jobs = await handle.selectFrom('jobs').selectAll().where('name', 'in', names).execute();
  const failing = jobs.filter(({ failures }) => failures > 0);
  if (failing.length > 0) {
    const en = failing.map((job) => `${wordsOfJob(job.name, 'en').name} (${job.lastError})`);
    const zh = failing.map((job) => `${wordsOfJob(job.name, 'zh').name}（${job.lastError}）`);
    return fail({ en: `Jobs fail: ${en.join('; ')}.`, zh: `任务失败：${zh.join('；')}。` });
  }
  const late = jobs.filter(({ nextDueAt }) => now - nextDueAt > 10 * minute);
  if (jobs.length > 0 && late.length === jobs.length)
    return warn({
      en: 'No job has run for ten minutes: the server does not run.',
      zh: '十分钟没有任务运行过：服务器没有在运行。',
    });
  if (late.length > 0)
    return warn({
      en: `Jobs are late: ${late.map(({ name }) => wordsOfJob(name, 'en').name).join(', ')}.`,
      zh: `任务晚了：${late.map(({ name }) => wordsOfJob(name, 'zh').name).join('、')}。`,
    });
  return ok({
    en: `${jobs.length} jobs, none failing.`,
    zh: `${jobs.length} 个任务，没有失败的。`,
  });
}

/** A time in the future in the database means that the clock was fast, or is slow now. */
export async function checkClock({ handle, engine }: Database, now: number): Promise<Finding> {
  const { startedAt } = await handle
    .selectFrom('jobs')
    .select(({ fn }) => fn.max('lastStartedAt').as('startedAt'))
    .executeTakeFirstOrThrow();
  if ((startedAt ?? 0) > now + minute)
    return fail({
      en: `The database has a row of ${momentWords(Number(startedAt), 'en')}, which is still to come: set the clock right (NTP).`,
      zh: `数据库里有 ${momentWords(Number(startedAt), 'zh')} 的记录，而这个时间还没有到：请校准时钟（NTP）。`,
    });
  if (engine === 'sqlite')
    return ok({
      en: `${momentWords(now, 'en')}, after all that was written.`,
      zh: `${momentWords(now, 'zh')}，晚于写下的一切。`,
    });
  const { at } = await firstOf<{ at: number }>(
    handle,
    'select extract(epoch from clock_timestamp()) * 1000 as at',
  );
  const seconds = Math.abs(at - now) / 1000;
  const said = {
    en: `This machine's clock and PostgreSQL's are ${seconds.toFixed(1)} seconds apart`,
    zh: `这台机器的时钟与 PostgreSQL 的相差 ${seconds.toFixed(1)} 秒`,
  };
  if (seconds > 5)
    return warn({
      en: `${said.en}: set both right (NTP).`,
      zh: `${said.zh}：请把两边都校准（NTP）。`,
    });
  return ok({ en: `${said.en}.`, zh: `${said.zh}。` });
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
