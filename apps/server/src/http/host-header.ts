import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { AppError } from './app-error.ts';
import type { Arrival } from './arrival.ts';

/** Pages and redirects are built from the host that a request names, so there must be exactly one valid host. */
export function refuseHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasOneHost(request) ? undefined : new AppError('MALFORMED_REQUEST'));
  });
}

export function hasOneHost(request: Pick<Arrival, 'raw' | 'host'>): boolean {
  return isSure(request.raw) && isHost(hostOf(request));
}

/** Health checks use HTTP/1.0, which needs no Host header. */
export function hostOf({ host }: Pick<Arrival, 'host'>): string {
  return host || 'localhost';
}

/** False if there are two Host headers, because nobody knows by which one a load balancer in front routed. */
function isSure({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let name = 0; name < rawHeaders.length; name += 2)
    if (isHostHeader(rawHeaders[name] ?? '')) count += 1;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

function isHostHeader(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}

/** The last valid host: nearly every request names the same. */
let knownHost = '';

function isHost(host: string): boolean {
  if (host === knownHost) return true;
  const isGood =
    /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
  if (isGood) knownHost = host;
  return isGood;
}
