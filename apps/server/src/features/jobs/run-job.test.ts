import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listJobRuns, listJobs, runJob } from '@uid/contract/jobs';
import { expect, onTestFinished, test } from 'vitest';

import { hour, minute, second } from '../../job.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createJobRunner } from './create-job-runner.ts';
import type { RunJobs } from './create-job-runner.ts';
import { keptRuns } from './repository.ts';

function beginRunner({ deps }: TestApp): RunJobs {
  return createJobRunner(deps, { onFailure: () => undefined });
}

async function stateOf(server: TestApp, token: string, name: string) {
  const { result } = await server.call(listJobs, {}, { token });
  return result.jobs.find((each) => each.name === name);
}

test('a failed job is run within seconds, once, whichever of the processes comes first, and by an entry', async () => {
  await using server = await createTestApp();
  const { token, accountId } = await buildStaff(server, ['administrator']);
  const processes = [beginRunner(server), beginRunner(server)];
  let runs = 0;
  const job = {
    name: 'sweep-documents',
    every: 24 * hour,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('The disk is full');
    },
  };
  const round = () => Promise.all(processes.map((runJobs) => runJobs([job])));
  await round();
  expect(await stateOf(server, token, job.name)).toMatchObject({
    failures: 1,
    lastError: 'Error: The disk is full',
    canRun: true,
  });
  server.clock.now += minute;
  const { status, result } = await server.call(runJob, { name: job.name }, { token });
  expect([status, result.dueAt]).toEqual([200, server.clock.now]);
  for (let passed = 0; passed < 10; passed += 1) {
    await round();
    server.clock.now += second;
  }
  expect(runs).toBe(2);
  const state = await stateOf(server, token, job.name);
  expect(state).toMatchObject({ failures: 0 });
  expect(state?.nextDueAt).toBeGreaterThan(server.clock.now + 23 * hour);
  const entries = await server.deps.database.handle
    .selectFrom('auditEntries')
    .selectAll()
    .execute();
  expect(entries).toMatchObject([
    { action: 'run-job', actor: accountId, subjectKind: 'job', subjectId: job.name },
  ]);
});

test('a job that runs is not begun a second time, however long its pause is', async () => {
  await using server = await createTestApp();
  const { token } = await buildStaff(server, ['administrator']);
  for (const job of [
    { name: 'sum-sales', every: 10 * minute },
    { name: 'sweep-documents', every: hour },
  ]) {
    const ending = Promise.withResolvers<void>();
    const running = beginRunner(server)([{ ...job, run: () => ending.promise }]);
    await expect
      .poll(async () => (await stateOf(server, token, job.name))?.lastStartedAt)
      .toBeTruthy();
    const refused = await server.call(runJob, { name: job.name }, { token });
    expect([refused.status, refused.result.error]).toEqual([409, 'JOB_RUNNING']);
    let others = 0;
    await beginRunner(server)([{ ...job, run: async () => (others += 1) }]);
    expect(others).toBe(0);
    server.clock.now += second;
    ending.resolve();
    await running;
    expect((await server.call(runJob, { name: job.name }, { token })).status).toBe(200);
  }
});

test('nobody runs what is no job, what runs every few seconds, or without the right', async () => {
  await using server = await createTestApp();
  const { token } = await buildStaff(server, ['administrator']);
  const run = async () => undefined;
  const brisk = { name: 'deliver-mails', every: second, run };
  const daily = { name: 'sweep-documents', every: 24 * hour, run };
  await beginRunner(server)([brisk, daily]);
  expect(await stateOf(server, token, brisk.name)).toMatchObject({ canRun: false });
  for (const name of [brisk.name, 'nothing'])
    expect((await server.call(runJob, { name }, { token })).status).toBe(404);
  const auditor = await buildStaff(server, ['auditor']);
  expect((await server.call(runJob, { name: daily.name }, auditor)).status).toBe(404);
});

test('a job whose settings are gone, which nobody does, is not listed, and nobody can ask for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uid-jobs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const job = { name: 'back-up', every: 24 * hour, run: () => Promise.reject(new Error('no')) };
  await using database = await openTestDatabase();
  const environment = { BACKUP_DIR: folder };
  await using before = await createTestApp({ database, environment });
  const { token } = await buildStaff(before, ['administrator']);
  await beginRunner(before)([job]);
  expect(await stateOf(before, token, job.name)).toMatchObject({ failures: 1, canRun: true });
  await using after = await createTestApp({ database });
  expect(await stateOf(after, token, job.name)).toBeUndefined();
  expect((await after.call(runJob, { name: job.name }, { token })).status).toBe(404);
});

async function runsOf(server: TestApp, token: string, name: string) {
  return (await server.call(listJobRuns, { name }, { token })).result.runs;
}

test('each run of a job is kept: when, how it ended, and who asked for it', async () => {
  await using server = await createTestApp();
  const { token, accountId } = await buildStaff(server, ['administrator']);
  const { clock } = server;
  const runJobs = beginRunner(server);
  let isBroken = true;
  const run = async () => {
    clock.now += second;
    if (isBroken) throw new Error('The disk is full');
  };
  const job = { name: 'sweep-documents', every: 24 * hour, run };
  const first = clock.now;
  await runJobs([job]);
  clock.now += minute;
  isBroken = false;
  await server.call(runJob, { name: 'sweep-documents' }, { token });
  const byHand = clock.now;
  await runJobs([job]);
  clock.now += 24 * hour;
  const next = clock.now;
  await runJobs([job]);
  const askedBy = { id: accountId, email: expect.stringContaining('@') };
  expect(await runsOf(server, token, 'sweep-documents')).toEqual([
    { startedAt: next, endedAt: next + second, state: 'done' },
    { startedAt: byHand, endedAt: byHand + second, state: 'done', askedBy },
    {
      startedAt: first,
      endedAt: first + second,
      state: 'failed',
      error: 'Error: The disk is full',
    },
  ]);
  const support = await buildStaff(server, ['support']);
  expect((await server.call(listJobRuns, { name: 'sweep-documents' }, support)).status).toBe(404);
});

test('a run whose process fell or stopped says so', async () => {
  await using server = await createTestApp();
  const { token } = await buildStaff(server, ['administrator']);
  const hanging = new Promise<never>(() => undefined);
  const job = { name: 'hourly', every: hour, run: () => hanging };
  const stateOfLast = async () => (await runsOf(server, token, 'hourly'))[0]?.state;
  const stopping = beginRunner(server);
  void stopping([job]);
  await expect.poll(stateOfLast).toBe('running');
  await stopping.stop(0);
  expect((await runsOf(server, token, 'hourly'))[0]).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('stopped'),
  });
  server.clock.now += minute;
  void beginRunner(server)([job]);
  await expect.poll(stateOfLast).toBe('running');
  server.clock.now += 10 * minute - 1;
  expect(await stateOfLast()).toBe('running');
  server.clock.now += 1;
  expect(await stateOfLast()).toBe('fallen');
  // Another process takes over the job. The crashed run does not count as running again.
  void beginRunner(server)([job]);
  await expect.poll(stateOfLast).toBe('running');
  const states = (await runsOf(server, token, 'hourly')).map(({ state }) => state);
  expect(states).toEqual(['running', 'fallen', 'failed']);
});

test('of a job that runs every second only the turns are kept, and of any the last fifty runs', async () => {
  await using server = await createTestApp();
  const { token } = await buildStaff(server, ['administrator']);
  const runJobs = beginRunner(server);
  let isBroken = false;
  const run = async () => {
    if (isBroken) throw new Error('No such host');
  };
  const jobs = [
    { name: 'brisk', every: second, run },
    { name: 'steady', every: minute, run },
  ];
  for (let count = 0; count < keptRuns + 3; count += 1) {
    isBroken = count > 2 && count < 6;
    await runJobs(jobs);
    server.clock.now += minute;
  }
  const brisk = await runsOf(server, token, 'brisk');
  expect(brisk.map(({ state }) => state)).toEqual(['done', 'failed']);
  const steady = await runsOf(server, token, 'steady');
  expect(steady).toHaveLength(keptRuns);
  expect(steady[0]?.startedAt).toBe(server.clock.now - minute);
});
