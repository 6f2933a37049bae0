import type { ServerContext } from '../../context.ts';
import { clockTolerance, minute } from '../../job.ts';
import type { Job } from '../../job.ts';
import { beginRun, claimJob, endRun, extendLease, releaseJob } from './repository.ts';

/** A process that fell holds a job no longer than this. */
const leaseTime = 10 * minute;
/** So often one that lives extends its lease, until the job would be due again: one that never ends must not stay for good. */
const extendEvery = 2 * minute;
/** Why a run did not end. */
const stoppedEarly = 'The process stopped; another one began it again.';

interface Lease {
  startedAt: number;
  end: number;
  timer: NodeJS.Timeout;
  /** Settles when the table has what is known here. */
  extending: Promise<void>;
}

/** The jobs that this process has claimed, so that no other does them meanwhile. */
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
    // What the database does not take now is tried again.
    const extendSoon = () => (lease.extending = extend(job, lease).catch(() => undefined));
    const timer = setInterval(() => void extendSoon(), extendEvery).unref();
    const lease: Lease = { startedAt, end, timer, extending: Promise.resolve() };
    held.set(job.name, lease);
  }

  return {
    /**
     * Claims a job for this process, and yields how many runs in a row have failed before.
     * Undefined when another process has done it or is doing it.
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
    /** The job is done. False where it has been given back meanwhile. */
    async end(name: string): Promise<boolean> {
      const lease = held.get(name);
      if (!lease) return false;
      clearInterval(lease.timer);
      await lease.extending;
      return held.delete(name);
    },
    /** Gives back whatever is under way, for another process to do at once. */
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

/** No job and no lease can be due later, as long as the clock goes right. */
export function latestDue({ every }: Job<string>, now: number): number {
  return now + Math.max(every, leaseTime) + clockTolerance;
}
