import type { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from './app-error.ts';

/** Pages and redirects are made from the host a request names, so it has to be one, and only one. */
export function refuseHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isGood = isSure(request.raw) && isHost(hostOf(request));
    done(isGood ? undefined : new AppError('MALFORMED_REQUEST'));
  });
}

/** Health checks speak HTTP/1.0, which names no host. */
export function hostOf(request: FastifyRequest): string {
  return request.host || 'localhost';
}

/** Which of two a balancer in front went by nobody knows. */
function isSure({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let name = 0; name < rawHeaders.length; name += 2)
    if (rawHeaders[name]?.toLowerCase() === 'host') count += 1;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

function isHost(host: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
