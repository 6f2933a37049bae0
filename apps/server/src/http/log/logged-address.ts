import { isIPv4 } from 'node:net';

import { networkOf } from '../limits/network.ts';

export const loggedAddresses = ['full', 'short', 'none'] as const;
export type LoggedAddresses = (typeof loggedAddresses)[number];

/** As much of a visitor's address as the log may have. In short form, it names a network of many subscribers. */
export function loggedAddress(address: string, wanted: LoggedAddresses): string | undefined {
  if (wanted === 'none') return undefined;
  return wanted === 'full' ? address : shorten(networkOf(address));
}

function shorten(network: string): string {
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.0/24');
  return network.replace(/:[0-9a-f]+::\/64$/, '::/48');
}
