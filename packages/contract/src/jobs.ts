import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

const job = z.object({
  name: z.string(),
  /** Milliseconds from one run to the next. */
  every: z.int(),
  lastStartedAt: z.optional(z.number()),
  lastSucceededAt: z.optional(z.number()),
  lastFailedAt: z.optional(z.number()),
  /** Class and first line of the last failure. */
  lastError: z.optional(z.string()),
  /**
   * Whether staff may run the job by hand: it must not be due too often. A job that runs every few seconds retries by
   * itself anyway.
   */
  canRun: z.boolean(),
  /** Number of failures since the last success. */
  failures: z.int(),
  nextDueAt: z.number(),
});
export type Job = z.infer<typeof job>;

export const listJobs = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/jobs`,
  access: 'staff',
  permission: 'jobs.read',
  isImpersonal: true,
  summary: 'What the clock does by itself: when it last ran, how that ended, when it is due again',
  input: z.object({}),
  output: z.object({ jobs: z.array(job), now: z.number() }),
});

const jobRun = z.object({
  startedAt: z.number(),
  endedAt: z.optional(z.number()),
  /** `fallen`: the process ended before the job did. */
  state: z.enum(['running', 'done', 'failed', 'fallen']),
  /** Class and first line of the failure. */
  error: z.optional(z.string()),
  /** Who started the run; absent if the clock did. */
  askedBy: z.optional(z.object({ id: z.string(), email: z.optional(z.string()) })),
});
export type JobRun = z.infer<typeof jobRun>;

export const listJobRuns = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/jobs/runs`,
  access: 'staff',
  permission: 'jobs.read',
  action: 'list-job-runs',
  summary:
    'The last 50 runs of a job, the latest first; of one that runs every few seconds, when it began to fail and was well again',
  input: z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)) }),
  output: z.object({ runs: z.array(jobRun) }),
});

export const runJob = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/jobs/run`,
  access: 'staff',
  permission: 'jobs.run',
  action: 'run-job',
  summary: 'Have a job done within seconds; one that runs is not begun a second time',
  input: z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)) }),
  output: z.object({ dueAt: z.number() }),
});
