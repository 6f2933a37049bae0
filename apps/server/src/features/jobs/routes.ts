import { checkAuditLog, getAuditCheck } from '@uid/contract/audit';
import type { JobName } from '@uid/contract/job-names';
import { listJobRuns, listJobs, runJob } from '@uid/contract/jobs';
import type { OutputOf } from '@uid/contract/endpoint';
import type { Job, JobRun } from '@uid/contract/jobs';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { minute } from '../../job.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { jobNamesOf } from './job-names-of.ts';
import { readRuns } from './read-runs.ts';
import type { ReadRun } from './read-runs.ts';
import { findStoredJob, isHeld, listStoredJobs, makeDue } from './repository.ts';
import type { StoredJob } from './repository.ts';

export function serveJobs(serve: Serve, { config, database, now }: ServerContext): void {
  const names = new Set<string>(jobNamesOf(config));

  serve(listJobs, async () => {
    const jobs = await listStoredJobs(database.handle);
    return { jobs: jobs.filter(({ name }) => names.has(name)).map(presentJob), now: now() };
  });

  serve(listJobRuns, ({ name }, { act }) =>
    act({ subject: { kind: 'job', id: name } }, async (handle) => {
      const runs = await readRuns(handle, name);
      return { runs: runs.map((run) => presentRun(run, now())) };
    }),
  );

  serve(runJob, ({ name }, { act, session }) =>
    act({ subject: { kind: 'job', id: name } }, async (handle) => {
      const job = await findStoredJob(handle, name);
      if (!job || !names.has(name) || !isRunByHand(job)) throw new AppError('NOT_FOUND');
      return askForRun(handle, name, session.accountId);
    }),
  );

  // Readers of the audit log may run its check, but no other job.
  serve(checkAuditLog, (_, { act, session }) =>
    act({ subject: { kind: 'job', id: auditCheck } }, (handle) =>
      askForRun(handle, auditCheck, session.accountId),
    ),
  );

  serve(getAuditCheck, async () => {
    const job = await findStoredJob(database.handle, auditCheck);
    return job ? presentProgress(job, now()) : { state: 'due' as const };
  });

  async function askForRun(handle: Handle, name: string, askedBy: string) {
    const dueAt = now();
    if (!(await makeDue(handle, name, { now: dueAt, askedBy }))) throw new AppError('JOB_RUNNING');
    return { dueAt };
  }
}

const auditCheck: JobName = 'check-audit-log';

function presentProgress(job: StoredJob, now: number): OutputOf<typeof getAuditCheck> {
  const { lastStartedAt, lastFailedAt, nextDueAt, failures } = job;
  if (lastStartedAt !== null && isHeld(job, now))
    return { state: 'running', startedAt: lastStartedAt };
  if (nextDueAt <= now) return { state: 'due' };
  return {
    state: 'idle',
    ...(failures > 0 && lastFailedAt !== null && { failedAt: lastFailedAt }),
  };
}

/** Jobs that are due more often are not claimed: every process runs them in each of its rounds. */
function isRunByHand({ every }: StoredJob): boolean {
  return every >= minute;
}

function presentJob(stored: StoredJob): Job {
  const { name, every, failures, nextDueAt } = stored;
  const { lastStartedAt, lastSucceededAt, lastFailedAt, lastError } = stored;
  return {
    name,
    every,
    failures,
    nextDueAt,
    canRun: isRunByHand(stored),
    ...(lastStartedAt !== null && { lastStartedAt }),
    ...(lastSucceededAt !== null && { lastSucceededAt }),
    ...(lastFailedAt !== null && { lastFailedAt }),
    ...(lastError !== null && { lastError }),
  };
}

function presentRun(run: ReadRun, now: number): JobRun {
  const { startedAt, endedAt, error, askedBy, email, lastStartedAt, nextDueAt } = run;
  const isUnderWay = startedAt === lastStartedAt && now < nextDueAt;
  const ended = error === null ? ('done' as const) : ('failed' as const);
  const fallen = isUnderWay ? ('running' as const) : ('fallen' as const);
  return {
    startedAt,
    state: endedAt === null ? fallen : ended,
    ...(endedAt !== null && { endedAt }),
    ...(error !== null && { error }),
    ...(askedBy !== null && { askedBy: { id: askedBy, ...(email !== null && { email }) } }),
  };
}
