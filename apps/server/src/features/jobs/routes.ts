import { listJobs } from '@uid/contract/jobs';
import type { Job } from '@uid/contract/jobs';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { listStoredJobs } from './repository.ts';
import type { StoredJob } from './repository.ts';

export function serveJobs(serve: Serve, { database, now }: ServerContext): void {
  serve(listJobs, async () => {
    const jobs = await listStoredJobs(database.handle);
    return { jobs: jobs.map(presentJob), now: now() };
  });
}

function presentJob(stored: StoredJob): Job {
  const { name, every, failures, nextDueAt } = stored;
  const { lastStartedAt, lastSucceededAt, lastFailedAt, lastError } = stored;
  return {
    name,
    every,
    failures,
    nextDueAt,
    ...(lastStartedAt !== null && { lastStartedAt }),
    ...(lastSucceededAt !== null && { lastSucceededAt }),
    ...(lastFailedAt !== null && { lastFailedAt }),
    ...(lastError !== null && { lastError }),
  };
}
