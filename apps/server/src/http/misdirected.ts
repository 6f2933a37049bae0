import { errorKinds } from '@uid/contract/errors';
import { languages } from '@uid/contract/language';
import type { FastifyInstance } from 'fastify';

import { AppError } from './app-error.ts';
import type { Arrival } from './arrival.ts';
import { isForwarded } from './forwarding-headers.ts';
import { healthPaths } from './health.ts';
import { hostOf } from './host-header.ts';
import { isLoopbackHost } from './loopback.ts';
import type { ProxyWarning } from './unheard-proxies.ts';

const { status, text } = errorKinds.MISDIRECTED;
const sentence = `${languages.map((language) => text[language]).join('\n')}\n`;

/**
 * A site without a public address answers only this machine: a request with a network name, or through a proxy, gets
 * 421. Health checks may name any host, and learn only whether the process is alive.
 */
export function refuseMisdirected(app: FastifyInstance, { warn }: ProxyWarning): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isForwarded(request.headers)) warn(request);
    if (isForThisMachine(request) || healthPaths.has(request.url)) return done();
    if (!request.headers.accept?.includes('text/html')) return done(new AppError('MISDIRECTED'));
    // A browser shows the plain sentence; most likely the developer reads it.
    void reply.status(status).type('text/plain; charset=utf-8').send(sentence);
  });
}

export function isForThisMachine(request: Pick<Arrival, 'headers' | 'host'>): boolean {
  return !isForwarded(request.headers) && isLocal(hostOf(request));
}

/** The last valid host: nearly every request names the same. */
let knownHost = '';

function isLocal(host: string): boolean {
  if (host === knownHost) return true;
  const isGood = isLoopbackHost(host.replace(/:\d+$/, ''));
  if (isGood) knownHost = host;
  return isGood;
}
