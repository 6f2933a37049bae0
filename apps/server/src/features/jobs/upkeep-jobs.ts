import type { ServerContext } from '../../context.ts';
import { pruneGuestCarts } from '../cart/prune-guest-carts.ts';
import { pruneKeys } from '../idempotency/prune-keys.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';

/** What is forgotten once it counts no more. */
export function upkeepJobs(context: ServerContext): Job[] {
  return [
    { name: 'prune-idempotency-keys', every: hour, run: () => pruneKeys(context) },
    { name: 'prune-guest-carts', every: hour, run: () => pruneGuestCarts(context) },
  ];
}
