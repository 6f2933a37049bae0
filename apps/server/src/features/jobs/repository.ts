import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredJob = Selectable<Tables['jobs']>;
export type StoredRun = Selectable<Tables['jobRuns']>;

/** Enters a job that is not in the table, due at once. */
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
 * Makes this process the one that does a job until its lease ends. False when it is not due, or another was first.
 * What is due after `latest` was written while the clock was ahead.
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

/** Enters that a job begins, and who asked for it; yields how many runs in a row have failed before. */
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

/** As many runs of a job are kept. */
export const keptRuns = 50;

/** Enters a run and forgets those of its job that are too many. */
export async function enterRun(handle: Handle, run: StoredRun): Promise<void> {
  // Begun twice in a millisecond, by a clock that was set back, it is one.
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

/** Extends the lease of a job that this process holds. False where it has ended and another one has it. */
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

/** Makes a job that this process holds due again, unless its lease has ended and another one has it. */
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

/** Whether a process is at it now: its lease has not ended, and no run has since it began. */
export function isHeld(
  { lastStartedAt, lastSucceededAt, lastFailedAt, nextDueAt }: StoredJob,
  now: number,
): boolean {
  const lastEndedAt = Math.max(lastSucceededAt ?? 0, lastFailedAt ?? 0);
  return nextDueAt > now && (lastStartedAt ?? 0) > lastEndedAt;
}

/** Makes a job due now. False where a process is at it, as `isHeld` judges: so of a job two never run at once. */
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

/** When each job is due. */
export async function listDueTimes(handle: Handle): Promise<Map<string, number>> {
  const rows = await handle.selectFrom('jobs').select(['name', 'nextDueAt']).execute();
  return new Map(rows.map(({ name, nextDueAt }) => [name, nextDueAt]));
}

export interface Outcome {
  startedAt: number;
  endedAt: number;
  nextDueAt: number;
  /** Undefined: it went well. */
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
