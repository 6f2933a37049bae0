import { listJobRuns, listJobs, runJob } from '@uid/contract/jobs';
import type { Job, JobRun } from '@uid/contract/jobs';

import type { ServerContext } from '../../context.ts';
import { minute } from '../../job.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { leaseTime } from './create-job-runner.ts';
import { readRuns } from './read-runs.ts';
import type { ReadRun } from './read-runs.ts';
import { listStoredJobs, makeDue } from './repository.ts';
import type { StoredJob } from './repository.ts';

export function serveJobs(serve: Serve, { database, now }: ServerContext): void {
  serve(listJobs, async () => {
    const jobs = await listStoredJobs(database.handle);
    return { jobs: jobs.map(presentJob), now: now() };
  });

  serve(listJobRuns, ({ name }, { act }) =>
    act({ subject: { kind: 'job', id: name } }, async (handle) => {
      const runs = await readRuns(handle, name);
      return { runs: runs.map((run) => presentRun(run, now())) };
    }),
  );

  serve(runJob, ({ name }, { act, session }) =>
    act({ subject: { kind: 'job', id: name } }, async (handle) => {
      const job = (await listStoredJobs(handle)).find((each) => each.name === name);
      if (!job || !isRunByHand(job)) throw new AppError('NOT_FOUND');
      const dueAt = now();
      const asking = { now: dueAt, leaseTime, askedBy: session.accountId };
      if (!(await makeDue(handle, name, asking))) throw new AppError('JOB_RUNNING');
      return { dueAt };
    }),
  );
}

/** More often a job is claimed by nobody, and every process does it in each of its rounds. */
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

function presentRun({ startedAt, endedAt, error, askedBy, email }: ReadRun, now: number): JobRun {
  const isHeld = endedAt === null && now < startedAt + leaseTime;
  const ended = error === null ? ('done' as const) : ('failed' as const);
  const fallen = isHeld ? ('running' as const) : ('fallen' as const);
  return {
    startedAt,
    state: endedAt === null ? fallen : ended,
    ...(endedAt !== null && { endedAt }),
    ...(error !== null && { error }),
    ...(askedBy !== null && { askedBy: { id: askedBy, ...(email !== null && { email }) } }),
  };
}
