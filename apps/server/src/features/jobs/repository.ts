import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredJob = Selectable<Tables['jobs']>;
export type StoredRun = Selectable<Tables['jobRuns']>;

/** Inserts a job that the table lacks, due at once. */
export async function insertJob(
  handle: Handle,
  { name, every, now }: { name: string; every: number; now: number },
): Promise<void> {
  await handle
    .insertInto('jobs')
    .values({ name, every, nextDueAt: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ every }))
    .execute();
}

/**
 * Gives a job to this process until its lease ends. Returns false if the job is not due, or if another process was
 * first. A due time after `latest` was written while the clock was ahead, so it counts as due.
 */
export async function claimJob(
  handle: Handle,
  name: string,
  { now, leaseEnd, latest }: { now: number; leaseEnd: number; latest: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('jobs')
    .set({ lastStartedAt: now, nextDueAt: leaseEnd })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('nextDueAt', '<=', now), eb('nextDueAt', '>', latest)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records the start of a run and who asked for it. Returns the number of failed runs in a row before. */
export async function beginRun(
  handle: Handle,
  name: string,
  startedAt: number,
): Promise<{ failures: number }> {
  const { askedBy, failures } = await handle
    .selectFrom('jobs')
    .select(['askedBy', 'failures'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await enterRun(handle, { name, startedAt, endedAt: null, error: null, askedBy });
  if (askedBy !== null)
    await handle.updateTable('jobs').set({ askedBy: null }).where('name', '=', name).execute();
  return { failures };
}

/** Number of runs kept for each job. */
export const keptRuns = 50;

/** Records a run and deletes the oldest ones of its job beyond `keptRuns`. */
export async function enterRun(handle: Handle, run: StoredRun): Promise<void> {
  // If the clock was set back, two runs can begin in the same millisecond. They count as one.
  await handle
    .insertInto('jobRuns')
    .values(run)
    .onConflict((conflict) => conflict.columns(['name', 'startedAt']).doNothing())
    .execute();
  const tooOld = handle
    .selectFrom('jobRuns as kept')
    .select('kept.startedAt')
    .where('kept.name', '=', run.name)
    .orderBy('kept.startedAt', 'desc')
    .limit(1)
    .offset(keptRuns);
  await handle
    .deleteFrom('jobRuns')
    .where('name', '=', run.name)
    .where('startedAt', '<=', tooOld)
    .execute();
}

export async function endRun(
  handle: Handle,
  name: string,
  { startedAt, endedAt, error }: Pick<Outcome, 'startedAt' | 'endedAt' | 'error'>,
): Promise<void> {
  await handle
    .updateTable('jobRuns')
    .set({ endedAt, error: error ?? null })
    .where('name', '=', name)
    .where('startedAt', '=', startedAt)
    .execute();
}

/**
 * Extends the lease of a job that this process holds. Returns false if the lease has ended and another process has the
 * job.
 */
export async function extendLease(
  handle: Handle,
  name: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('jobs')
    .set({ nextDueAt: to })
    .where('name', '=', name)
    .where('nextDueAt', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes a job that this process holds due again, unless the lease has ended and another process has the job. */
export async function releaseJob(
  handle: Handle,
  name: string,
  { now, leaseEnd }: { now: number; leaseEnd: number },
): Promise<void> {
  await handle
    .updateTable('jobs')
    .set({ nextDueAt: now })
    .where('name', '=', name)
    .where('nextDueAt', '=', leaseEnd)
    .execute();
}

/** True if a process is running the job: its lease has not ended, and neither has the run. */
export function isHeld(
  { lastStartedAt, lastSucceededAt, lastFailedAt, nextDueAt }: StoredJob,
  now: number,
): boolean {
  const lastEndedAt = Math.max(lastSucceededAt ?? 0, lastFailedAt ?? 0);
  return nextDueAt > now && (lastStartedAt ?? 0) > lastEndedAt;
}

/**
 * Makes a job due now. Returns false if a process is running it by the rule of `isHeld`, so that a job never runs twice
 * at once.
 */
export async function makeDue(
  handle: Handle,
  name: string,
  { now, askedBy }: { now: number; askedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('jobs')
    .set({ nextDueAt: now, askedBy })
    .where('name', '=', name)
    .where((eb) => {
      const startedAt = eb.fn.coalesce('lastStartedAt', eb.val(0));
      const isAtIt = eb.and([
        eb('nextDueAt', '>', now),
        eb(startedAt, '>', eb.fn.coalesce('lastSucceededAt', eb.val(0))),
        eb(startedAt, '>', eb.fn.coalesce('lastFailedAt', eb.val(0))),
      ]);
      return eb.not(isAtIt);
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns by name when each job is due, in epoch milliseconds. */
export async function listDueTimes(handle: Handle): Promise<Map<string, number>> {
  const rows = await handle.selectFrom('jobs').select(['name', 'nextDueAt']).execute();
  return new Map(rows.map(({ name, nextDueAt }) => [name, nextDueAt]));
}

export interface Outcome {
  startedAt: number;
  endedAt: number;
  nextDueAt: number;
  /** Undefined if the run succeeded. */
  error: string | undefined;
}

export async function noteOutcome(
  handle: Handle,
  name: string,
  { startedAt, endedAt, nextDueAt, error }: Outcome,
): Promise<void> {
  await handle
    .updateTable('jobs')
    .set({ lastStartedAt: startedAt, nextDueAt })
    .$if(error === undefined, (query) => query.set({ lastSucceededAt: endedAt, failures: 0 }))
    .$if(error !== undefined, (query) =>
      query.set((eb) => ({
        lastFailedAt: endedAt,
        lastError: error!,
        failures: eb('failures', '+', 1),
      })),
    )
    .where('name', '=', name)
    .execute();
}

export async function listStoredJobs(handle: Handle): Promise<StoredJob[]> {
  return handle.selectFrom('jobs').selectAll().orderBy('name').execute();
}

export async function findStoredJob(handle: Handle, name: string): Promise<StoredJob | undefined> {
  return handle.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst();
}
