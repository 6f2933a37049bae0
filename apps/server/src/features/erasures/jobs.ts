import type { ServerContext } from '../../context.ts';
import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { createErasuresCopy } from './copy-erasures.ts';

export function erasureJobs(context: ServerContext): Job[] {
  return [{ name: 'copy-erasures', every: second, run: createErasuresCopy(context) }];
}
