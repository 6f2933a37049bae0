import type { ServerContext } from '../../context.ts';
import { clockTolerance, minute } from '../../job.ts';
import type { Job } from '../../job.ts';
import { beginRun, claimJob, endRun, releaseJob } from './repository.ts';

/** Longer than any job runs: a process that fell holds a job no longer than this. */
export const leaseTime = 10 * minute;
/** Why a run did not end. */
const stoppedEarly = 'The process stopped; another one began it again.';

/** The jobs that this process has claimed, so that no other does them meanwhile. */
export function createJobLeases({ database, now }: Pick<ServerContext, 'database' | 'now'>) {
  const { handle } = database;
  /** Jobs under way, and when the lease of each ends: so long after it began. */
  const held = new Map<string, number>();

  return {
    /** Claims a job for this process. False when another process has done it or is doing it. */
    async claim(job: Job<string>, startedAt: number): Promise<boolean> {
      const { name } = job;
      const leaseEnd = startedAt + leaseTime;
      const latest = latestDue(job, startedAt);
      const isOurs = await database.transact(async (tx) => {
        if (!(await claimJob(tx, name, { now: startedAt, leaseEnd, latest }))) return false;
        await beginRun(tx, name, startedAt);
        return true;
      });
      if (isOurs) held.set(name, leaseEnd);
      return isOurs;
    },
    /** The job is done. False where it has been given back meanwhile. */
    end: (name: string): boolean => held.delete(name),
    /** Gives back whatever is under way, for another process to do at once. */
    async giveBack(): Promise<void> {
      const givenBack = [...held];
      held.clear();
      for (const [name, leaseEnd] of givenBack) {
        await releaseJob(handle, name, { leaseEnd, now: now() });
        const cut = { startedAt: leaseEnd - leaseTime, endedAt: now(), error: stoppedEarly };
        await endRun(handle, name, cut);
      }
    },
  };
}

/** No job and no lease can be due later, as long as the clock goes right. */
export function latestDue({ every }: Job<string>, now: number): number {
  return now + Math.max(every, leaseTime) + clockTolerance;
}
