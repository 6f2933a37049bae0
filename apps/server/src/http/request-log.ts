import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { describeFailure } from './describe-failure.ts';
import { loggedAddress } from './logged-address.ts';
import type { LoggedAddresses } from './logged-address.ts';
import { visitorAddress } from './visitor-address.ts';

/** Where log lines go; a stream of the process unless told otherwise. */
export interface LogLines {
  write: (line: string) => void;
}

/** Structured log lines without anything secret: no header, no cookie, no query. */
export function requestLogger(level: string, stream?: LogLines) {
  return {
    level,
    base: null,
    ...(stream && { stream }),
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?', 1)[0],
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: describeFailure,
    },
  };
}

/** A logger of its own for each request would cost more than its one line: lines name their request themselves. */
export function sameLogger<Logger>(logger: Logger): Logger {
  return logger;
}

/** Levels at which a request has no line. */
const quietLevels = new Set(['warn', 'error', 'fatal', 'silent']);

/** One line a request, when its answer has left; with the address it came from, as far as is wanted. */
export function logRequests(app: FastifyInstance, addresses: LoggedAddresses): void {
  if (quietLevels.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { reqId: request.id, req: request, res: reply, ms };
    if (isFromOutside(request.raw)) {
      const address = loggedAddress(visitorAddress(request), addresses);
      request.log.info({ ...line, address }, 'request');
    } else request.log.debug(line, 'request');
    done();
  });
}

/**
 * What a page calls in-process bears the page's id, so that the id on an error page finds every line.
 * Nobody outside chooses one.
 */
export function requestId(raw: Pick<IncomingMessage, 'headers'>): string {
  const given = isFromOutside(raw) ? undefined : raw.headers['x-request-id'];
  return typeof given === 'string' ? given : randomUUID();
}

/** Whether it came over a socket, and not from `app.inject`. */
function isFromOutside(raw: object): boolean {
  return raw instanceof IncomingMessage;
}
