import type { Arrival } from '../arrival.ts';
import { networkOf } from '../limits/network.ts';
import type { Asker } from './render-queue.ts';
import { visitorAddress } from '../visitor-address.ts';

/** Who asks, as far as a page can depend on it. */
export type Visit = Pick<Arrival, 'ip' | 'socket' | 'host'>;

export function askerOf(visit: Visit): Asker {
  return { network: networkOf(visitorAddress(visit)) };
}

/** Where nobody in particular waits for a page. */
export const server: Asker = { network: 'server' };
