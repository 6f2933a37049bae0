import type { Handle } from '../../database/database.ts';

export type ReadRun = Awaited<ReturnType<typeof readRuns>>[number];

/**
 * Reads the runs of a job that are kept, latest first, with the accounts that asked for them and what the job's own row
 * says of the latest run.
 */
export async function readRuns(handle: Handle, name: string) {
  return handle
    .selectFrom('jobRuns')
    .innerJoin('jobs', 'jobs.name', 'jobRuns.name')
    .leftJoin('accounts', 'accounts.id', 'jobRuns.askedBy')
    .select(['jobRuns.startedAt', 'jobRuns.endedAt', 'jobRuns.error', 'jobRuns.askedBy'])
    .select(['accounts.email', 'jobs.lastStartedAt', 'jobs.nextDueAt'])
    .where('jobRuns.name', '=', name)
    .orderBy('startedAt', 'desc')
    .execute();
}
