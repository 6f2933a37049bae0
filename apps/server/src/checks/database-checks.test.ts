import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { momentWords } from '../china-time.ts';
import { connectionsOfProcess } from '../database/open-postgres.ts';
import type { Database } from '../database/database.ts';
import { firstHash } from '../features/audit/entry.ts';
import { keepCheck } from '../features/audit/repository.ts';
import { jobNamesOf } from '../features/jobs/job-names-of.ts';
import { readConfig } from '../read-config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import {
  checkAuditLog,
  checkClock,
  checkConnections,
  checkJobs,
  checkKey,
  checkSchema,
} from './database-checks.ts';

const minute = 60_000;
const now = Date.now();
/** Names of the jobs if no folder for backups is set. */
const names = jobNamesOf(readConfig({}));

function addJob(
  { handle }: Database,
  facts: { name?: string; failures?: number; startedAt?: number; dueAt?: number },
) {
  const {
    name = 'sum-sales',
    failures = 0,
    startedAt = now - minute,
    dueAt = now + minute,
  } = facts;
  return handle
    .insertInto('jobs')
    .values({
      name,
      every: minute,
      failures,
      lastError: failures > 0 ? 'TypeError: no such thing' : null,
      lastStartedAt: startedAt,
      nextDueAt: dueAt,
    })
    .execute();
}

test('a schema that this version knows is well; one of tomorrow is not, one of yesterday waits', async () => {
  await using database = await openTestDatabase();
  expect(await checkSchema(database)).toMatchObject({ state: 'ok' });
  await sql`delete from migrations where name = '0002-orders.sql' or name like '0018%'`.execute(
    database.handle,
  );
  expect(await checkSchema(database)).toMatchObject({ state: 'warn' });
  await sql`insert into migrations (name) values ('9999-tomorrow.sql')`.execute(database.handle);
  expect(await checkSchema(database)).toMatchObject({
    state: 'fail',
    sentence: expect.stringContaining('9999-tomorrow.sql'),
  });
});

const isPostgres = Boolean(process.env['TEST_DATABASE_URL']);

test.runIf(isPostgres)(
  'more processes than PostgreSQL has connections for are found, one that replaces another included',
  async () => {
    await using database = await openTestDatabase();
    const { rows } = await sql<{ allowed: number }>`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed
    `.execute(database.handle);
    const max = Math.floor((rows[0]?.allowed ?? 0) / connectionsOfProcess);
    const state = async (processes?: number) =>
      (await checkConnections(database, { processes })).state;
    expect([await state(), await state(max - 1), await state(max)]).toEqual(['ok', 'ok', 'fail']);
  },
);

test.each([
  ['goes well', {}, 'ok', 'none failing'],
  ['fails', { failures: 2 }, 'fail', 'Sum up sales (TypeError: no such thing)'],
  ['nobody has begun', { dueAt: now - 11 * minute }, 'warn', 'does not run'],
])('a job that %s is said to', async (_name, facts, state, words) => {
  await using database = await openTestDatabase();
  await addJob(database, facts);
  expect(await checkJobs(database, { names, now })).toMatchObject({
    state,
    sentence: expect.stringContaining(words),
  });
});

test('failing and late jobs are called by their words', async () => {
  await using database = await openTestDatabase();
  await addJob(database, { name: 'sweep-media', failures: 1 });
  const failing = await checkJobs(database, { names, now });
  expect(failing.sentence).toContain('Delete unused pictures (TypeError: no such thing)');
  expect(failing.spoken?.zh).toContain('清理图片（TypeError: no such thing）');
  await database.handle.updateTable('jobs').set({ failures: 0 }).execute();
  await addJob(database, { name: 'sum-sales', dueAt: now - 11 * minute });
  const late = await checkJobs(database, { names, now });
  expect(late.sentence).toContain('Jobs are late: Sum up sales.');
  expect(late.spoken?.zh).toBe('任务晚了：汇总销售。');
});

test('a job that nobody does any more is neither failing nor late: its settings or its release are gone', async () => {
  await using database = await openTestDatabase();
  await addJob(database, {});
  await addJob(database, { name: 'back-up', failures: 3, dueAt: now - 11 * minute });
  await addJob(database, { name: 'of-an-older-version', failures: 1 });
  expect(await checkJobs(database, { names, now })).toMatchObject({
    state: 'ok',
    sentence: '1 jobs, none failing.',
  });
});

test('a job that has failed and that nobody has begun for long still fails', async () => {
  await using database = await openTestDatabase();
  await addJob(database, {});
  await addJob(database, { name: 'sweep-media', failures: 3, dueAt: now - 25 * 60 * minute });
  expect(await checkJobs(database, { names, now })).toMatchObject({ state: 'fail' });
});

test('what was written in the future says that a clock is wrong', async () => {
  await using database = await openTestDatabase();
  // PostgreSQL has a clock of its own, and the statements before may have taken long.
  expect(await checkClock(database, Date.now())).toMatchObject({ state: 'ok' });
  await addJob(database, { startedAt: now + 2 * minute });
  expect(await checkClock(database, now)).toMatchObject({
    state: 'fail',
    sentence: expect.stringContaining('still to come'),
  });
});

test('when the log was checked and what the clock says is told in the reader’s words', async () => {
  await using database = await openTestDatabase();
  await keepCheck(database.handle, { at: now, seq: 0, hash: firstHash, fault: null });
  const log = await checkAuditLog(database);
  expect(log.sentence).toContain('up to 0 as the check of all of it found on');
  expect(log.sentence).toContain(momentWords(now, 'en'));
  expect(log.spoken?.zh).toContain(momentWords(now, 'zh'));
  await addJob(database, { startedAt: now + 2 * minute });
  const clock = await checkClock(database, now);
  expect(clock.spoken?.zh).toContain(momentWords(now + 2 * minute, 'zh'));
});

test('a key that does not open what is sealed is found', async () => {
  await using database = await openTestDatabase();
  const SECRET_KEYS = Buffer.alloc(32, 1).toString('base64');
  const config = readConfig({ SECRET_KEYS });
  expect(await checkKey(database, config)).toMatchObject({ state: 'ok' });
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  await database.handle
    .insertInto('accounts')
    .values({
      ...times,
      id: 'a',
      email: 'a@example.com',
      passwordHash: '',
      passwordExpiresAt: null,
    })
    .execute();
  await database.handle
    .insertInto('totpSecrets')
    .values({ accountId: 'a', secret: '1.00000000.AAAA', enabledAt: 1, lastStep: 0 })
    .execute();
  expect(await checkKey(database, config)).toMatchObject({
    state: 'fail',
    sentence: expect.stringContaining('Put the key back'),
  });
});
