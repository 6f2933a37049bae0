import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredJob = Selectable<Tables['jobs']>;

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

/** Makes a job that this process holds due again, unless its lease has ended and another one has it. */
export async function giveJobBack(
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

interface Outcome {
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
