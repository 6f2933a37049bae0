import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

const job = z.object({
  name: z.string(),
  /** How often it is due, milliseconds. */
  every: z.int(),
  lastStartedAt: z.optional(z.number()),
  lastSucceededAt: z.optional(z.number()),
  lastFailedAt: z.optional(z.number()),
  /** Class and first line of the last failure. */
  lastError: z.optional(z.string()),
  /** Failures since the last success. */
  failures: z.int(),
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
