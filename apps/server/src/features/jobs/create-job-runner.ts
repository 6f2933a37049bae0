import type { ServerContext } from '../../context.ts';
import { minute } from './job.ts';
import type { Job } from './job.ts';
import { claimJob, insertJob, noteOutcome } from './repository.ts';

export interface RunnerOptions {
  /** Told of a job that failed. */
  onFailure: (cause: unknown, job: string) => void;
}

/** Does those of the jobs that are due, one after the other. */
export type RunJobs = (jobs: Job[]) => Promise<void>;

/** Longer than any job runs: a process that fell holds a job no longer than this. */
const leaseTime = 10 * minute;
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

  async function runJob(job: Job): Promise<void> {
    const startedAt = now();
    const told = lately.get(job.name);
    const isClaimed = job.every >= minute;
    if (isClaimed && told && startedAt < told.nextDueAt) return;
    if (!told) await insertJob(handle, { ...job, now: startedAt });
    const nextDueAt = startedAt + job.every;
    if (isClaimed) {
      const lease = { now: startedAt, leaseEnd: startedAt + leaseTime };
      const isOurs = await claimJob(handle, job.name, lease);
      // Another process did it or is at it: look again in a minute.
      if (!isOurs) {
        lately.set(job.name, { nextDueAt: startedAt + minute, at: startedAt, isFailing: false });
        return;
      }
    }
    const error = await attempt(job);
    const isFailing = error !== undefined;
    const isNews = !told || isClaimed || told.isFailing !== isFailing;
    const isTold = isNews || isFailing || startedAt - told.at >= noteTime;
    lately.set(job.name, { nextDueAt, at: isTold ? startedAt : told.at, isFailing });
    if (isTold)
      await noteOutcome(handle, job.name, { startedAt, endedAt: now(), nextDueAt, error });
  }

  async function attempt({ name, run }: Job): Promise<string | undefined> {
    try {
      await run();
      return undefined;
    } catch (cause) {
      onFailure(cause, name);
      return describe(cause);
    }
  }

  return async function runJobs(jobs) {
    // A job that fails keeps none of the others from happening.
    for (const job of jobs) await runJob(job).catch((cause: unknown) => onFailure(cause, job.name));
  };
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
