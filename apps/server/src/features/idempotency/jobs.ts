import type { ServerContext } from '../../context.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { pruneKeys } from './prune-keys.ts';

export function idempotencyJobs(context: ServerContext): Job[] {
  return [{ name: 'prune-idempotency-keys', every: hour, run: () => pruneKeys(context) }];
}
