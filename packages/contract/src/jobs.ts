import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

const job = z.object({
  name: z.string(),
  /** How often it is due, milliseconds. */
  every: z.number().int(),
  lastStartedAt: z.number().optional(),
  lastSucceededAt: z.number().optional(),
  lastFailedAt: z.number().optional(),
  /** Class and first line of the last failure. */
  lastError: z.string().optional(),
  /** Failures since the last success. */
  failures: z.number().int(),
  nextDueAt: z.number(),
});
export type Job = z.infer<typeof job>;

export const listJobs = endpoint({
  method: 'GET',
  path: `${apiPrefix}/operator/jobs`,
  access: 'operator',
  summary: 'What the clock does by itself: when it last ran, how that ended, when it is due again',
  input: z.object({}),
  output: z.object({ jobs: z.array(job), now: z.number() }),
});
