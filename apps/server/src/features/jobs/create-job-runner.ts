import { setTimeout } from 'node:timers/promises';

import type { ServerContext } from '../../context.ts';
import { hour, minute, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { runWithin } from '../../telemetry/work-context.ts';
import { createJobLeases, latestDue } from './job-leases.ts';
import { endRun, enterRun, insertJob, listDueTimes, noteOutcome } from './repository.ts';
import type { Outcome } from './repository.ts';

export interface RunnerOptions {
  /** Called for each job that failed. */
  onFailure: (cause: unknown, job: string) => void;
}

export interface RunJobs {
  /** Runs those of the jobs that are due, one after the other. */
  (jobs: Job<string>[]): Promise<void>;
  /**
   * Starts no further job. After `timeout` milliseconds, jobs that have not ended are released, so that another process
   * runs them at once.
   */
  stop: (timeout: number) => Promise<void>;
}

/**
 * How often the table is read again for jobs that became due early: a process that stopped released them, or staff
 * asked for a run.
 */
const recheckTime = 5 * second;
/**
 * First pause after a failed run of a job that is due less often. It doubles with each further failure, up to the usual
 * pause.
 */
const firstPause = hour;
/** How often the table is updated for a job that runs every few seconds, if its outcome is the same as before. */
const noteTime = minute;

/**
 * Runs jobs and records their outcomes in a table. A job due less often than every minute is claimed, so that only one
 * of several processes runs it. The others run every round in every process: they lease the rows that they work on, and
 * a claim every second would only be overhead.
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
    // The claim was released meanwhile, so another process records the outcome.
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
    // A job that runs every few seconds gets a row only when it begins to fail and when it recovers.
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
   * Reads when each job is due, so that this process tries no claim, which is a write, for a job that another
   * process has run or is running. A job is due earlier if a process has returned it, or if staff have asked
   * for a run.
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
      // A failed job does not prevent the others.
      await runJob(job).catch((cause: unknown) => onFailure(cause, job.name));
    }
  }

  async function stop(timeout: number): Promise<void> {
    isStopping = true;
    await Promise.race([round, setTimeout(timeout, undefined, { ref: false })]);
    // If the database can't be reached, another process has to wait until the leases end.
    await leases.giveBack().catch((cause: unknown) => onFailure(cause, 'give jobs back'));
  }

  return Object.assign((jobs: Job<string>[]) => (round = runAll(jobs)), { stop });
}

/**
 * Returns the milliseconds from the start of a failed run to the next attempt, after `failures` earlier failures in a
 * row.
 */
function pauseAfter(failures: number, { every }: Job<string>): number {
  return Math.min(every, firstPause * 2 ** failures);
}

function isLater(dueAt: number, job: Job<string>, now: number): boolean {
  return now < dueAt && dueAt <= latestDue(job, now);
}

interface RecordedRun {
  nextDueAt: number;
  /** When the row in the table was last written. */
  at: number;
  isFailing: boolean;
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return 'Unknown failure';
  return `${cause.name}: ${cause.message.split('\n', 1)[0] ?? ''}`.slice(0, 300);
}
