import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isForwarded } from './forwarding-headers.ts';

/** Says once that a proxy in front is not believed. */
export type WarnOfProxy = (request: FastifyRequest) => void;

/**
 * All visitors of a proxy that is not believed share one address, and failed logins of one shut the others out.
 * Or somebody forges headers, to whom nobody listens either.
 */
export function createProxyWarning(): WarnOfProxy {
  let hasWarned = false;
  return ({ ip, log }) => {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      { proxy: ip },
      'X-Forwarded-* headers arrive from an address that TRUSTED_PROXIES does not name, so they are not believed. If a proxy of yours stands there, name it: until then its visitors count as one and lock each other out.',
    );
  };
}

export function watchProxies(app: FastifyInstance, warn: WarnOfProxy): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Where a proxy was believed, the visitor's address is another one than the connection's.
    if (request.ip === request.socket.remoteAddress && isForwarded(request.headers)) warn(request);
    done();
  });
}
