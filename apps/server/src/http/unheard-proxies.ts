import type { FastifyInstance } from 'fastify';

import { isForwarded } from './forwarding-headers.ts';

/**
 * Says once that a proxy in front is not believed: all its visitors then share one address, whose failed logins
 * shut all of them out. Or somebody forges headers, to whom nobody listens either.
 */
export function warnOfUnheardProxies(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { ip, socket, headers } = request;
    if (!hasWarned && ip === socket.remoteAddress && isForwarded(headers)) {
      hasWarned = true;
      request.log.warn(
        { proxy: ip },
        'X-Forwarded-* headers arrive from an address that TRUSTED_PROXIES does not name, so they are not believed. If a proxy of yours stands there, name it: until then its visitors count as one and lock each other out.',
      );
    }
    done();
  });
}
