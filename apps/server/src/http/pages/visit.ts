import type { Arrival } from '../arrival.ts';
import { networkOf } from '../limits/network.ts';
import type { Asker } from './render-queue.ts';
import { visitorAddress } from '../visitor-address.ts';

/** The properties of a visitor that a page can depend on. */
export type Visit = Pick<Arrival, 'ip' | 'socket' | 'host'>;

export function askerOf(visit: Visit): Asker {
  return { network: networkOf(visitorAddress(visit)) };
}

/** The asker if no particular visitor waits for a page. */
export const server: Asker = { network: 'server' };
