import type { ServerContext } from '../../context.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { sweepIdentity } from './sweep-identity.ts';

export function identityJobs(context: ServerContext): Job[] {
  return [{ name: 'sweep-identity', every: hour, run: () => sweepIdentity(context) }];
}
