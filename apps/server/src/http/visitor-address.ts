import { isIP } from 'node:net';

import type { Arrival } from './arrival.ts';

/**
 * The IP address of the visitor, as the trusted proxies in front report it. Some of them append the port, which changes
 * with each connection and identifies nobody.
 */
export function visitorAddress({ ip, socket }: Pick<Arrival, 'ip' | 'socket'>): string {
  if (isIP(ip) !== 0) return ip;
  const plain = ip.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (isIP(plain) !== 0) return plain;
  return socket.remoteAddress ?? '';
}
