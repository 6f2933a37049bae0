import type { Handle } from '../../database/database.ts';

export type ReadRun = Awaited<ReturnType<typeof readRuns>>[number];

/** The runs of a job that are kept, the latest first, and who asked for them. */
export async function readRuns(handle: Handle, name: string) {
  return handle
    .selectFrom('jobRuns')
    .leftJoin('accounts', 'accounts.id', 'jobRuns.askedBy')
    .select(['startedAt', 'endedAt', 'error', 'askedBy', 'accounts.email'])
    .where('name', '=', name)
    .orderBy('startedAt', 'desc')
    .execute();
}
