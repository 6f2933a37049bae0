import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Arrival } from './arrival.ts';
import { isForwarded } from './forwarding-headers.ts';

/** Logs once that a proxy in front is not trusted. */
export interface ProxyWarning {
  warn: (request: FastifyRequest) => void;
  isSaid: () => boolean;
}

/**
 * All visitors of an untrusted proxy share one address, so failed logins of one lock out the others. The headers may
 * also be forged by a client; then nobody trusts them either.
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

/** If a proxy is trusted, the visitor's address differs from that of the connection. */
export function isUnheard({
  ip,
  socket,
  headers,
}: Pick<Arrival, 'ip' | 'socket' | 'headers'>): boolean {
  return ip === socket.remoteAddress && isForwarded(headers);
}
