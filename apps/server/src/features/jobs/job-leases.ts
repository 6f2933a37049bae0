import type { ServerContext } from '../../context.ts';
import { clockTolerance, minute } from '../../job.ts';
import type { Job } from '../../job.ts';
import { beginRun, claimJob, endRun, extendLease, releaseJob } from './repository.ts';

/** A crashed process holds a job no longer than this. */
const leaseTime = 10 * minute;
/**
 * How often a running process extends its lease. It stops once the job would be due again, since a run that never ends
 * must not hold the job for good.
 */
const extendEvery = 2 * minute;
/** The error recorded for a run that did not end. */
const stoppedEarly = 'The process stopped; another one began it again.';

interface Lease {
  startedAt: number;
  end: number;
  timer: NodeJS.Timeout;
  /** Settles once the table has the lease's end. */
  extending: Promise<void>;
}

/** Keeps track of the jobs that this process has claimed, so that no other process runs them meanwhile. */
export function createJobLeases({ database, now }: Pick<ServerContext, 'database' | 'now'>) {
  const { handle } = database;
  const held = new Map<string, Lease>();

  async function extend({ name, every }: Job<string>, lease: Lease): Promise<void> {
    const latest = lease.startedAt + Math.max(every, leaseTime);
    const end = Math.min(now() + leaseTime, latest);
    if (end > lease.end && (await extendLease(handle, name, { from: lease.end, to: end })))
      lease.end = end;
  }

  function hold(job: Job<string>, startedAt: number, end: number): void {
    // If the update fails, the next one tries again.
    const extendSoon = () => (lease.extending = extend(job, lease).catch(() => undefined));
    const timer = setInterval(() => void extendSoon(), extendEvery).unref();
    const lease: Lease = { startedAt, end, timer, extending: Promise.resolve() };
    held.set(job.name, lease);
  }

  return {
    /**
     * Claims a job for this process, and returns the number of failed runs in a row before. Returns undefined if
     * another process has run it or is running it.
     */
    async claim(job: Job<string>, startedAt: number): Promise<{ failures: number } | undefined> {
      const { name } = job;
      const leaseEnd = startedAt + leaseTime;
      const latest = latestDue(job, startedAt);
      const claimed = await database.transact(async (tx) => {
        if (!(await claimJob(tx, name, { now: startedAt, leaseEnd, latest }))) return undefined;
        return beginRun(tx, name, startedAt);
      });
      if (claimed) hold(job, startedAt, leaseEnd);
      return claimed;
    },
    /** Ends the claim of a finished job. Returns false if the job has been released meanwhile. */
    async end(name: string): Promise<boolean> {
      const lease = held.get(name);
      if (!lease) return false;
      clearInterval(lease.timer);
      await lease.extending;
      return held.delete(name);
    },
    /** Releases all running jobs, so that another process runs them at once. */
    async giveBack(): Promise<void> {
      const givenBack = [...held];
      held.clear();
      for (const [name, lease] of givenBack) {
        clearInterval(lease.timer);
        await lease.extending;
        await releaseJob(handle, name, { leaseEnd: lease.end, now: now() });
        const cut = { startedAt: lease.startedAt, endedAt: now(), error: stoppedEarly };
        await endRun(handle, name, cut);
      }
    },
  };
}

/** Returns the latest time at which a job can be due or a lease can end, as long as the clock is right. */
export function latestDue({ every }: Job<string>, now: number): number {
  return now + Math.max(every, leaseTime) + clockTolerance;
}
