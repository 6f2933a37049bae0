import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { describeFailure } from '../describe-failure.ts';
import { loggedAddress } from './logged-address.ts';
import type { LoggedAddresses } from './logged-address.ts';
import { visitorAddress } from '../visitor-address.ts';
import { whenAnswered } from '../when-answered.ts';

/** Where log lines go; by default to standard output. */
export interface LogLines {
  write: (line: string) => void;
}

/** Options for structured log lines without secrets: no headers, no cookies, no query. */
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

/**
 * Returns the same logger for each request: a child logger would cost more than its one line, and lines name their
 * request themselves.
 */
export function sameLogger<Logger>(logger: Logger): Logger {
  return logger;
}

/** Levels at which requests are not logged. */
const quietLevels = new Set(['warn', 'error', 'fatal', 'silent']);

/**
 * Logs one line per request, after its response was sent or the client has closed the connection. In-process calls of
 * pages are logged at the debug level.
 */
export function logRequests(
  app: FastifyInstance,
  logAnswered: LogAnswered,
  traceIdOf: (request: FastifyRequest) => string | undefined = () => undefined,
): void {
  if (isQuiet(app)) return;
  whenAnswered(app, (request, reply, status) => {
    const { id, method, url, raw } = request;
    const { elapsedTime: elapsedMs } = reply;
    const traceId = traceIdOf(request);
    if (isFromOutside(raw)) {
      const address = visitorAddress(request);
      logAnswered({ id, method, url, status, elapsedMs, address, traceId });
    } else {
      const line = { reqId: id, ...(traceId && { traceId }), req: request, res: reply };
      request.log.debug({ ...line, ms: roundedMs(elapsedMs) }, 'request');
    }
  });
}

/** The facts about a request that its log line contains. */
export interface AnsweredRequest {
  id: string;
  method: string;
  url: string;
  status: number;
  elapsedMs: number;
  /** The visitor's IP address. */
  address: string;
  /** Undefined if the request is not traced. */
  traceId?: string | undefined;
}

export type LogAnswered = (answered: AnsweredRequest) => void;

/**
 * Writes a line as the logger would, with the visitor's address as far as it may be logged. The logger itself takes
 * three times as long, which would be noticeable for both a cached page and a purchase.
 */
export function createLogAnswered(
  app: FastifyInstance,
  addresses: LoggedAddresses,
  lines: LogLines,
): LogAnswered {
  if (isQuiet(app)) return () => undefined;
  return ({ id, method, url, status, elapsedMs, address, traceId }) => {
    // While the server starts, nothing is logged.
    if (isQuiet(app)) return;
    const path = JSON.stringify(url.split('?', 1)[0]);
    const logged = loggedAddress(address, addresses);
    const from = logged === undefined ? '' : `,"address":${JSON.stringify(logged)}`;
    const trace = traceId === undefined ? '' : `,"traceId":"${traceId}"`;
    lines.write(
      `{"level":30,"time":${Date.now()},"reqId":"${id}"${trace},"req":{"method":"${method}","path":${path}},` +
        `"res":{"status":${status}},"ms":${roundedMs(elapsedMs)}${from},"msg":"request"}\n`,
    );
  };
}

function isQuiet({ log }: FastifyInstance): boolean {
  return quietLevels.has(log.level);
}

function roundedMs(elapsed: number): number {
  return Math.round(elapsed * 10) / 10;
}

/**
 * In-process calls of a page have the page's id, so that the id on an error page finds every line. A client outside
 * cannot choose an id.
 */
export function requestId(raw: Pick<IncomingMessage, 'headers'>): string {
  const given = isFromOutside(raw) ? undefined : raw.headers['x-request-id'];
  return typeof given === 'string' ? given : randomUUID();
}

/** Whether the request came over a socket, and not from `app.inject`. */
function isFromOutside(raw: object): boolean {
  return raw instanceof IncomingMessage;
}
