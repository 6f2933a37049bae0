import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { createJobRunner } from './create-job-runner.ts';
import type { RunJobs } from './create-job-runner.ts';
import { fulfilmentJobs } from './fulfilment-jobs.ts';
import type { Job } from '../../job.ts';
import { paymentJobs } from './payment-jobs.ts';
import { upkeepJobs } from './upkeep-jobs.ts';

/** One round of what must happen without anybody asking. Any number of processes may run it at once. */
export interface Tick {
  (): Promise<void>;
  stop: RunJobs['stop'];
}

/** Money, unpaid orders and upkeep. */
export function createTick(app: FastifyInstance, context: ServerContext): Tick {
  return tickOf(app, context, [...paymentJobs(app, context), ...upkeepJobs(context)]);
}

/** Parcels, licences and notices: a round of its own, so that a slow carrier never holds up the money. */
export function createFulfilmentTick(app: FastifyInstance, context: ServerContext): Tick {
  return tickOf(app, context, fulfilmentJobs(app, context));
}

function tickOf(app: FastifyInstance, context: ServerContext, jobs: Job[]): Tick {
  const runJobs = createJobRunner(context, {
    onFailure: (cause, job) => app.log.error({ err: cause, job }, 'job failed'),
  });
  return Object.assign(() => runJobs(jobs), { stop: runJobs.stop });
}
