import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Arrival } from './arrival.ts';
import { isForwarded } from './forwarding-headers.ts';

/** Says once that a proxy in front is not believed. */
export interface ProxyWarning {
  warn: (request: FastifyRequest) => void;
  isSaid: () => boolean;
}

/**
 * All visitors of a proxy that is not believed share one address, and failed logins of one shut the others out.
 * Or somebody forges headers, to whom nobody listens either.
 */
export function createProxyWarning(): ProxyWarning {
  let isSaid = false;
  return {
    isSaid: () => isSaid,
    warn({ ip, log }) {
      if (isSaid) return;
      isSaid = true;
      log.warn(
        { proxy: ip },
        'X-Forwarded-* headers arrive from an address that TRUSTED_PROXIES does not name, so they are not believed. If a proxy of yours stands there, name it: until then its visitors count as one and lock each other out.',
      );
    },
  };
}

export function watchProxies(app: FastifyInstance, { warn }: ProxyWarning): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUnheard(request)) warn(request);
    done();
  });
}

/** Where a proxy was believed, the visitor's address is another one than the connection's. */
export function isUnheard({
  ip,
  socket,
  headers,
}: Pick<Arrival, 'ip' | 'socket' | 'headers'>): boolean {
  return ip === socket.remoteAddress && isForwarded(headers);
}
