import { setTimeout } from 'node:timers/promises';

import type { ServerContext } from '../../context.ts';
import { minute, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { claimJob, giveJobBack, insertJob, noteOutcome } from './repository.ts';

export interface RunnerOptions {
  /** Told of a job that failed. */
  onFailure: (cause: unknown, job: string) => void;
}

export interface RunJobs {
  /** Does those of the jobs that are due, one after the other. */
  (jobs: Job[]): Promise<void>;
  /**
   * Begins no other job. What has not ended after so many milliseconds is given back,
   * for another process to do at once.
   */
  stop: (patience: number) => Promise<void>;
}

/** Longer than any job runs: a process that fell holds a job no longer than this. */
const leaseTime = 10 * minute;
/** A process that stops may give back what another holds now. */
const lookAgain = 5 * second;
/** How often the table hears of a job that runs every few seconds and goes as it went before. */
const noteTime = minute;

/**
 * Runs jobs and keeps the table that tells of them.
 * A job due less often than every minute is claimed, so that of several processes one does it.
 * The others run every round, in every process: what they touch is leased row by row, and a claim a second would only cost.
 */
export function createJobRunner(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  { onFailure }: RunnerOptions,
): RunJobs {
  const { handle } = database;
  const lately = new Map<string, Told>();
  /** Jobs of this process under way, and when the lease of each ends. */
  const held = new Map<string, number>();
  let isStopping = false;
  let round = Promise.resolve();

  async function runJob(job: Job): Promise<void> {
    const startedAt = now();
    const told = lately.get(job.name);
    const isClaimed = job.every >= minute;
    if (isClaimed && told && startedAt < told.nextDueAt) return;
    if (!told) await insertJob(handle, { ...job, now: startedAt });
    const nextDueAt = startedAt + job.every;
    if (isClaimed && !(await claim(job, startedAt))) {
      lately.set(job.name, { nextDueAt: startedAt + lookAgain, at: startedAt, isFailing: false });
      return;
    }
    const error = await attempt(job);
    // Given back meanwhile: what becomes of it is for another process to tell.
    if (isClaimed && !held.delete(job.name)) return;
    const isFailing = error !== undefined;
    const isNews = !told || isClaimed || told.isFailing !== isFailing;
    const isTold = isNews || isFailing || startedAt - told.at >= noteTime;
    lately.set(job.name, { nextDueAt, at: isTold ? startedAt : told.at, isFailing });
    if (isTold)
      await noteOutcome(handle, job.name, { startedAt, endedAt: now(), nextDueAt, error });
  }

  /** False: another process did it, or is at it. */
  async function claim({ name }: Job, startedAt: number): Promise<boolean> {
    const leaseEnd = startedAt + leaseTime;
    const isOurs = await claimJob(handle, name, { now: startedAt, leaseEnd });
    if (isOurs) held.set(name, leaseEnd);
    return isOurs;
  }

  async function attempt({ name, run }: Job): Promise<string | undefined> {
    try {
      await run(() => isStopping);
      return undefined;
    } catch (cause) {
      onFailure(cause, name);
      return describe(cause);
    }
  }

  async function runAll(jobs: Job[]): Promise<void> {
    for (const job of jobs) {
      if (isStopping) return;
      // A job that fails keeps none of the others from happening.
      await runJob(job).catch((cause: unknown) => onFailure(cause, job.name));
    }
  }

  async function stop(patience: number): Promise<void> {
    isStopping = true;
    await Promise.race([round, setTimeout(patience, undefined, { ref: false })]);
    const givenBack = [...held];
    held.clear();
    for (const [name, leaseEnd] of givenBack)
      await giveJobBack(handle, name, { leaseEnd, now: now() });
  }

  return Object.assign((jobs: Job[]) => (round = runAll(jobs)), { stop });
}

interface Told {
  nextDueAt: number;
  /** When the table last heard of it. */
  at: number;
  isFailing: boolean;
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return 'Unknown failure';
  return `${cause.name}: ${cause.message.split('\n', 1)[0] ?? ''}`.slice(0, 300);
}
