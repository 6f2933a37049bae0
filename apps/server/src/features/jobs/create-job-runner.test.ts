import { expect, onTestFinished, test, vi } from 'vitest';

import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { findWorkContext } from '../../telemetry/work-context.ts';
import { createJobRunner } from './create-job-runner.ts';
import { day, hour, minute, second } from '../../job.ts';
import { createJobLeases } from './job-leases.ts';
import { insertJob, listStoredJobs, makeDue } from './repository.ts';

function clockFrom(start: number) {
  const clock = { value: start, now: () => clock.value };
  return clock;
}

async function jobOf(database: Database, name: string) {
  return (await listStoredJobs(database.handle)).find((each) => each.name === name);
}

test('a job due every hour runs once an hour, whichever of several processes comes first', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(hour);
  let runs = 0;
  const job = { name: 'hourly', every: hour, run: async () => (runs += 1) };
  const processes = Array.from({ length: 4 }, () =>
    createJobRunner({ database, now: clock.now }, { onFailure: () => undefined }),
  );
  const round = () => Promise.all(processes.map((runJobs) => runJobs([job])));
  await round();
  await round();
  expect(runs).toBe(1);
  clock.value += hour - 1;
  await round();
  expect(runs).toBe(1);
  clock.value += minute;
  await round();
  expect(runs).toBe(2);
});

test('a process whose job another one has done leaves the table alone until that is due again', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(hour);
  let runs = 0;
  const job = { name: 'hourly', every: hour, run: async () => (runs += 1) };
  const begin = (given: Database) =>
    createJobRunner({ database: given, now: clock.now }, { onFailure: () => undefined });
  await begin(database)([job]);
  let claims = 0;
  const transact: Database['transact'] = async (work) => {
    claims += 1;
    return database.transact(work);
  };
  const other = begin({ ...database, transact });
  for (; clock.value < 2 * hour; clock.value += 5 * second) await other([job]);
  // The other process knows no due time at first, so it tries one claim.
  expect([runs, claims]).toEqual([1, 1]);
  await other([job]);
  expect(runs).toBe(2);
});

test('after the clock was a day ahead a job runs as often as before, in whichever process', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(100 * hour);
  let runs = 0;
  const job = { name: 'hourly', every: hour, run: async () => (runs += 1) };
  const processes = Array.from({ length: 3 }, () =>
    createJobRunner({ database, now: clock.now }, { onFailure: () => undefined }),
  );
  const round = () => Promise.all(processes.map((runJobs) => runJobs([job])));
  clock.value += 24 * hour;
  await round();
  clock.value -= 24 * hour;
  await round();
  await round();
  expect(runs).toBe(2);
  clock.value += hour + minute;
  await round();
  expect(runs).toBe(3);
});

test('a process that fell in the middle of a job keeps it from the others for ten minutes only', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(hour);
  const hanging = new Promise<never>(() => undefined);
  const fallen = createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  void fallen([{ name: 'hourly', every: hour, run: () => hanging }]);
  await expect.poll(async () => (await jobOf(database, 'hourly'))?.lastStartedAt).toBe(hour);
  let runs = 0;
  const job = { name: 'hourly', every: hour, run: async () => (runs += 1) };
  const other = createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  await other([job]);
  expect(runs).toBe(0);
  clock.value += 10 * minute - 1;
  await other([job]);
  expect(runs).toBe(0);
  // The other runner looks again only after five seconds, but a new one looks at once.
  clock.value += 1;
  const newcomer = createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  await newcomer([job]);
  expect(runs).toBe(1);
});

/** Returns the database with statements that fail, outside of transactions, as long as it is away. */
function awayAtTimes(database: Database) {
  const state = { isAway: false };
  const handle = database.handle.withPlugin({
    transformQuery({ node }) {
      if (state.isAway) throw new Error('away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { state, away: { ...database, handle } };
}

/** Advances the clock and the timers of leases, minute by minute. */
async function pass(minutes: number, clock: { value: number }): Promise<void> {
  for (let each = 0; each < minutes; each += 1) {
    clock.value += minute;
    await vi.advanceTimersByTimeAsync(minute);
  }
}

test('a job of half an hour stays with the process that does it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using database = await openTestDatabase();
  const clock = clockFrom(day);
  const begin = () => createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  const long = Promise.withResolvers<void>();
  const round = begin()([{ name: 'daily', every: day, run: () => long.promise }]);
  await expect.poll(async () => (await jobOf(database, 'daily'))?.lastStartedAt).toBe(day);
  for (let elapsed = 0; elapsed < 30; elapsed += 2) {
    await pass(2, clock);
    await expect
      .poll(async () => (await jobOf(database, 'daily'))?.nextDueAt)
      .toBe(clock.value + 10 * minute);
  }
  let runs = 0;
  const job = { name: 'daily', every: day, run: async () => (runs += 1) };
  await begin()([job]);
  const request = { now: clock.value, askedBy: 'somebody' };
  expect(await makeDue(database.handle, 'daily', request)).toBe(false);
  expect(runs).toBe(0);
  long.resolve();
  await round;
  expect(await jobOf(database, 'daily')).toMatchObject({ nextDueAt: 2 * day });
  expect(vi.getTimerCount()).toBe(0);
});

test('a job that never ends keeps its place no longer than until it is due again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using database = await openTestDatabase();
  const clock = clockFrom(hour);
  const begin = () => createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  const hanging = new Promise<never>(() => undefined);
  void begin()([{ name: 'hourly', every: hour, run: () => hanging }]);
  await expect.poll(async () => (await jobOf(database, 'hourly'))?.lastStartedAt).toBe(hour);
  for (let elapsed = 0; elapsed < 60; elapsed += 2) {
    await pass(2, clock);
    await expect
      .poll(async () => (await jobOf(database, 'hourly'))?.nextDueAt)
      .toBe(Math.min(clock.value + 10 * minute, 2 * hour));
  }
  let runs = 0;
  await begin()([{ name: 'hourly', every: hour, run: async () => (runs += 1) }]);
  expect(runs).toBe(1);
});

test('a process that stops late leaves alone what another one has taken over meanwhile', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(hour);
  const hanging = new Promise<never>(() => undefined);
  const begin = () => createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  const [slow, next, third] = [begin(), begin(), begin()];
  const job = { name: 'hourly', every: hour, run: () => hanging };
  void slow([job]);
  await expect.poll(async () => (await jobOf(database, 'hourly'))?.lastStartedAt).toBe(hour);
  clock.value += 10 * minute;
  void next([job]);
  await expect
    .poll(async () => (await jobOf(database, 'hourly'))?.lastStartedAt)
    .toBe(hour + 10 * minute);
  clock.value += 1;
  await slow.stop(0);
  let runs = 0;
  await third([{ ...job, run: async () => (runs += 1) }]);
  expect(runs).toBe(0);
  expect(await jobOf(database, 'hourly')).toMatchObject({ nextDueAt: hour + 20 * minute });
});

test('a process that stood still past its time keeps nothing that another one has taken over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using database = await openTestDatabase();
  const clock = clockFrom(day);
  const begin = () => createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  const hanging = new Promise<never>(() => undefined);
  const [slow, next, third] = [begin(), begin(), begin()];
  const job = { name: 'daily', every: day, run: () => hanging };
  const startedAt = async () => (await jobOf(database, 'daily'))?.lastStartedAt;
  void slow([job]);
  await expect.poll(startedAt).toBe(day);
  clock.value += 10 * minute;
  void next([job]);
  await expect.poll(startedAt).toBe(day + 10 * minute);
  await pass(2, clock);
  await expect
    .poll(async () => (await jobOf(database, 'daily'))?.nextDueAt)
    .toBe(clock.value + 10 * minute);
  await slow.stop(0);
  let runs = 0;
  await third([{ ...job, run: async () => (runs += 1) }]);
  expect(runs).toBe(0);
  await next.stop(0);
});

test('a process that stops while it extends its time for a job gives it back all the same', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using database = await openTestDatabase();
  const clock = clockFrom(day);
  let runs = 0;
  const job = { name: 'daily', every: day, run: async () => (runs += 1) };
  await insertJob(database.handle, { ...job, now: day });
  const leases = createJobLeases({ database, now: clock.now });
  expect(await leases.claim(job, day)).toEqual({ failures: 0 });
  clock.value += 2 * minute;
  vi.advanceTimersByTime(2 * minute);
  await leases.giveBack();
  await createJobRunner({ database, now: clock.now }, { onFailure: () => undefined })([job]);
  expect(runs).toBe(1);
});

test('a lease that the database did not take for a moment is extended two minutes later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using database = await openTestDatabase();
  const { state, away } = awayAtTimes(database);
  const clock = clockFrom(day);
  const job = { name: 'daily', every: day, run: async () => undefined };
  await insertJob(database.handle, { ...job, now: day });
  const leases = createJobLeases({ database: away, now: clock.now });
  await leases.claim(job, day);
  state.isAway = true;
  await pass(2, clock);
  state.isAway = false;
  await pass(2, clock);
  await expect
    .poll(async () => (await jobOf(database, 'daily'))?.nextDueAt)
    .toBe(clock.value + 10 * minute);
  expect(await leases.end('daily')).toBe(true);
});

test('a process that stops gives a job it is at back: another one does it at once', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(hour);
  const hanging = Promise.withResolvers<void>();
  const stopping = createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  const other = createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  let runs = 0;
  const job = { name: 'hourly', every: hour, run: async () => (runs += 1) };
  const never = { name: 'later', every: hour, run: async () => (runs += 1) };
  const round = stopping([{ ...job, run: () => hanging.promise }, never]);
  await expect.poll(async () => (await jobOf(database, 'hourly'))?.lastStartedAt).toBe(hour);
  await other([job]);
  expect(runs).toBe(0);
  await stopping.stop(0);
  clock.value += 5 * second;
  await other([job]);
  expect(runs).toBe(1);
  const done = await jobOf(database, 'hourly');
  // A run whose job was released records nothing, and no further job begins after it.
  hanging.resolve();
  await round;
  expect(await jobOf(database, 'hourly')).toEqual(done);
  expect([runs, await jobOf(database, 'later')]).toEqual([1, undefined]);
});

test('a process that stops while the database is away ends all the same, and says what it kept', async () => {
  await using database = await openTestDatabase();
  const { state, away } = awayAtTimes(database);
  const told: string[] = [];
  const runJobs = createJobRunner(
    { database: away, now: () => hour },
    { onFailure: (cause, name) => told.push(`${name}: ${String(cause)}`) },
  );
  const hanging = new Promise<never>(() => undefined);
  void runJobs([{ name: 'hourly', every: hour, run: () => hanging }]);
  await expect.poll(async () => (await jobOf(database, 'hourly'))?.lastStartedAt).toBe(hour);
  state.isAway = true;
  await runJobs.stop(0);
  expect(told).toEqual(['give jobs back: Error: away']);
});

test('a process that stops waits for a job that is about to end', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(hour);
  const ending = Promise.withResolvers<void>();
  const runJobs = createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  void runJobs([{ name: 'hourly', every: hour, run: () => ending.promise }]);
  await expect.poll(async () => (await jobOf(database, 'hourly'))?.lastStartedAt).toBe(hour);
  const stopped = runJobs.stop(minute);
  ending.resolve();
  await stopped;
  expect(await jobOf(database, 'hourly')).toMatchObject({
    lastSucceededAt: hour,
    nextDueAt: 2 * hour,
  });
});

test('the table says when a job last ran, how that ended and when it is due', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(1_000_000);
  const failures: string[] = [];
  const runJobs = createJobRunner(
    { database, now: clock.now },
    { onFailure: (_cause, name) => failures.push(name) },
  );
  let isBroken = true;
  const jobs = [
    {
      name: 'fragile',
      every: second,
      run: async () => {
        if (isBroken) throw new TypeError('no such thing\nat the second line');
      },
    },
    { name: 'sturdy', every: second, run: async () => undefined },
  ];
  await runJobs(jobs);
  clock.value += second;
  await runJobs(jobs);
  expect(failures).toEqual(['fragile', 'fragile']);
  expect(await jobOf(database, 'fragile')).toMatchObject({
    lastFailedAt: 1_001_000,
    lastSucceededAt: null,
    lastError: 'TypeError: no such thing',
    failures: 2,
    nextDueAt: 1_002_000,
  });
  expect(await jobOf(database, 'sturdy')).toMatchObject({ lastSucceededAt: 1_000_000 });
  isBroken = false;
  clock.value += second;
  await runJobs(jobs);
  expect(await jobOf(database, 'fragile')).toMatchObject({
    lastSucceededAt: 1_002_000,
    failures: 0,
  });
});

test('while the database is away the jobs of a round go on, and each failure is told', async () => {
  await using database = await openTestDatabase();
  const { state, away } = awayAtTimes(database);
  const clock = clockFrom(day);
  const told: string[] = [];
  const runJobs = createJobRunner(
    { database: away, now: clock.now },
    { onFailure: (cause, name) => told.push(`${name}: ${String(cause)}`) },
  );
  let runs = 0;
  const asking = async () => void (await listStoredJobs(away.handle));
  const jobs = [
    { name: 'asking', every: second, run: asking },
    { name: 'sturdy', every: second, run: async () => (runs += 1) },
  ];
  await runJobs(jobs);
  expect(told).toEqual([]);
  state.isAway = true;
  clock.value += 5 * second;
  await runJobs(jobs);
  expect(runs).toBe(2);
  expect(told).toEqual(
    // The runner reports the failure of the job, and that its outcome could not be recorded.
    ['look for jobs', 'asking', 'asking'].map((name) => `${name}: Error: away`),
  );
});

test('what somebody asks for after the clock was set back is run within seconds', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(2 * day);
  let runs = 0;
  const job = { name: 'hourly', every: hour, run: async () => (runs += 1) };
  const runJobs = createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  await runJobs([job]);
  clock.value -= day;
  await runJobs([job]);
  expect(runs).toBe(2);
  await makeDue(database.handle, 'hourly', { now: clock.value, askedBy: 'somebody' });
  clock.value += 5 * second;
  await runJobs([job]);
  expect(runs).toBe(3);
});

test('whatever a job does names it, as in the line of a slow statement', async () => {
  await using database = await openTestDatabase();
  let context: unknown;
  const run = async () => (context = findWorkContext());
  const runJobs = createJobRunner({ database, now: () => day }, { onFailure: () => undefined });
  await runJobs([{ name: 'hourly', every: hour, run }]);
  expect(context).toEqual({ job: 'hourly' });
});

test('the table says how often a job runs in the release that is there now', async () => {
  await using database = await openTestDatabase();
  for (const every of [day, hour]) {
    const runJobs = createJobRunner({ database, now: () => day }, { onFailure: () => undefined });
    await runJobs([{ name: 'changed', every, run: async () => undefined }]);
    expect(await jobOf(database, 'changed')).toMatchObject({ every });
  }
});

test('a daily job that fails is tried again after an hour, then later and later, whichever process failed', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(day);
  const begin = () => createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  let isBroken = true;
  const daily = {
    name: 'daily',
    every: day,
    run: async () => {
      if (isBroken) throw new Error('no room');
    },
  };
  const frequent = { ...daily, name: 'frequent', every: 20 * minute };
  const pauses = async () => {
    await begin()([daily, frequent]);
    const jobs = await listStoredJobs(database.handle);
    return jobs.map(({ nextDueAt }) => nextDueAt - clock.value);
  };
  for (const hours of [1, 2, 4, 8, 16, 24, 24]) {
    expect(await pauses()).toEqual([hours * hour, 20 * minute]);
    clock.value += hours * hour;
  }
  isBroken = false;
  expect(await pauses()).toEqual([day, 20 * minute]);
  isBroken = true;
  clock.value += day;
  expect(await pauses()).toEqual([hour, 20 * minute]);
});

test('a job that goes well every second costs the table one line a minute', async () => {
  await using database = await openTestDatabase();
  const clock = clockFrom(0);
  const runJobs = createJobRunner({ database, now: clock.now }, { onFailure: () => undefined });
  let runs = 0;
  const job = { name: 'brisk', every: second, run: async () => (runs += 1) };
  const told = new Set<number | null | undefined>();
  for (; clock.value < 3 * minute; clock.value += second) {
    await runJobs([job]);
    told.add((await jobOf(database, 'brisk'))?.lastSucceededAt);
  }
  expect(runs).toBe(180);
  expect([...told]).toEqual([0, minute, 2 * minute]);
});
