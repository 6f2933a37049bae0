import type { ServerContext } from '../../context.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { pruneGuestCarts } from './prune-guest-carts.ts';

export function cartJobs(context: ServerContext): Job[] {
  return [{ name: 'prune-guest-carts', every: hour, run: () => pruneGuestCarts(context) }];
}
