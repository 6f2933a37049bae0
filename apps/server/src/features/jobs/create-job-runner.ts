import { setTimeout } from 'node:timers/promises';

import type { ServerContext } from '../../context.ts';
import { hour, minute, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { runWithin } from '../../telemetry/work-context.ts';
import { createJobLeases, latestDue } from './job-leases.ts';
import { endRun, enterRun, insertJob, listDueTimes, noteOutcome } from './repository.ts';
import type { Outcome } from './repository.ts';

export interface RunnerOptions {
  /** Is called for each job that failed. */
  onFailure: (cause: unknown, job: string) => void;
}

export interface RunJobs {
  /** Does those of the jobs that are due, one after the other. */
  (jobs: Job<string>[]): Promise<void>;
  /**
   * Begins no other job. What has not ended after so many milliseconds is given back,
   * for another process to do at once.
   */
  stop: (timeout: number) => Promise<void>;
}

/** A process that stops may give back what another holds now, and somebody may want a job run at once. */
const recheckTime = 5 * second;
/** A job due less often that failed is tried again after an hour, then after two, four …, until it is due as before. */
const firstPause = hour;
/** How often the table hears of a job that runs every few seconds and goes as it went before. */
const noteTime = minute;

/**
 * Runs jobs and records in a table how each of them went.
 * A job due less often than every minute is claimed, so that of several processes one does it.
 * The others run every round, in every process: what they touch is leased row by row, and a claim a second would only cost.
 */
export function createJobRunner(
  { database, now, telemetry }: Pick<ServerContext, 'database' | 'now' | 'telemetry'>,
  { onFailure }: RunnerOptions,
): RunJobs {
  const { handle } = database;
  const recentRuns = new Map<string, RecordedRun>();
  const leases = createJobLeases({ database, now });
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;
  let round = Promise.resolve();

  async function runJob(job: Job<string>): Promise<void> {
    const startedAt = now();
    const lastRun = recentRuns.get(job.name);
    const isClaimed = job.every >= minute;
    if (isClaimed && lastRun && isLater(lastRun.nextDueAt, job, startedAt)) return;
    if (!lastRun) await insertJob(handle, { ...job, now: startedAt });
    const claimed = isClaimed ? await leases.claim(job, startedAt) : undefined;
    if (isClaimed && !claimed) {
      recentRuns.set(job.name, {
        nextDueAt: startedAt + recheckTime,
        at: startedAt,
        isFailing: false,
      });
      return;
    }
    const error = await attempt(job);
    // The claim was given back meanwhile, so another process records the outcome.
    if (isClaimed && !(await leases.end(job.name))) return;
    const isFailing = error !== undefined;
    const pause = isFailing && claimed ? pauseAfter(claimed.failures, job) : job.every;
    const nextDueAt = startedAt + pause;
    const hasChanged = !lastRun || isClaimed || lastRun.isFailing !== isFailing;
    const isRecorded = hasChanged || isFailing || startedAt - lastRun.at >= noteTime;
    recentRuns.set(job.name, { nextDueAt, at: isRecorded ? startedAt : lastRun.at, isFailing });
    const outcome = { startedAt, endedAt: now(), nextDueAt, error };
    if (isRecorded) await noteOutcome(handle, job.name, outcome);
    if (isClaimed) await endRun(handle, job.name, outcome);
    // One that runs every few seconds has a line where it begins to fail and where it is well again.
    else if (isFailing !== (lastRun?.isFailing ?? false)) await noteTurn(job.name, outcome);
  }

  async function noteTurn(name: string, { startedAt, endedAt, error }: Outcome) {
    const run = { name, startedAt, endedAt, error: error ?? null, askedBy: null };
    await database.transact((tx) => enterRun(tx, run));
  }

  async function attempt({ name, run }: Job<string>): Promise<string | undefined> {
    try {
      const act = async () => run(() => isStopping);
      await runWithin({ job: name }, () =>
        telemetry ? telemetry.watch({ kind: 'job', name }, act) : act(),
      );
      return undefined;
    } catch (cause) {
      onFailure(cause, name);
      return describe(cause);
    }
  }

  /**
   * Reads when each job is due, so that one which another process has done, or is at, is not claimed before that: a
   * claim is a write. It is due sooner where it was given back, or somebody has asked for it.
   */
  async function readDueTimes(): Promise<void> {
    if (Math.abs(now() - lookedAt) < recheckTime) return;
    lookedAt = now();
    for (const [name, nextDueAt] of await listDueTimes(handle)) {
      const lastRun = recentRuns.get(name);
      if (lastRun) recentRuns.set(name, { ...lastRun, nextDueAt });
    }
  }

  async function runAll(jobs: Job<string>[]): Promise<void> {
    await readDueTimes().catch((cause: unknown) => onFailure(cause, 'look for jobs'));
    for (const job of jobs) {
      if (isStopping) return;
      // A job that fails keeps none of the others from happening.
      await runJob(job).catch((cause: unknown) => onFailure(cause, job.name));
    }
  }

  async function stop(timeout: number): Promise<void> {
    isStopping = true;
    await Promise.race([round, setTimeout(timeout, undefined, { ref: false })]);
    // Where the database is away, another process waits until their leases end.
    await leases.giveBack().catch((cause: unknown) => onFailure(cause, 'give jobs back'));
  }

  return Object.assign((jobs: Job<string>[]) => (round = runAll(jobs)), { stop });
}

/** Milliseconds from the start of a run that failed, after so many others in a row, to the next try. */
function pauseAfter(failures: number, { every }: Job<string>): number {
  return Math.min(every, firstPause * 2 ** failures);
}

function isLater(dueAt: number, job: Job<string>, now: number): boolean {
  return now < dueAt && dueAt <= latestDue(job, now);
}

interface RecordedRun {
  nextDueAt: number;
  /** When the table last heard of it. */
  at: number;
  isFailing: boolean;
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return 'Unknown failure';
  return `${cause.name}: ${cause.message.split('\n', 1)[0] ?? ''}`.slice(0, 300);
}
