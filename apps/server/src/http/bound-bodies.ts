import type { IncomingMessage, RequestListener, Server } from 'node:http';

import { slowestUpload } from '@uid/contract/constants';

/** Set on the request itself: a WeakMap keeps its values, and the request, until a full garbage collection. */
const bodyBound = Symbol('bodyBound');

interface BoundRequest extends IncomingMessage {
  [bodyBound]?: (bytes: number) => void;
}

/**
 * Ends a request whose body is not complete in time; Node has only one limit for all requests. A file that staff upload
 * gets more time, by its size: 64 MB take nine minutes on a line of one megabit a second.
 */
export function boundBodies(
  server: Server,
  limit: number,
  handle: RequestListener,
): RequestListener {
  return (request, response) => {
    if (hasBody(request)) bound(server, request, limit);
    handle(request, response);
  };
}

/** Extends the time limit of a request that may send so many bytes, to what they take on a slow line. */
export function waitForUpload(request: BoundRequest, bytes: number): void {
  request[bodyBound]?.(bytes);
}

export function uploadTime(bytes: number, limit: number): number {
  return limit + Math.ceil(bytes / slowestUpload);
}

function bound(server: Server, request: BoundRequest, limit: number): void {
  const { socket } = request;
  const end = () => {
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!request.complete) server.emit('clientError', late, socket);
  };
  let timer = setTimeout(end, limit);
  request[bodyBound] = (bytes) => {
    clearTimeout(timer);
    timer = setTimeout(end, uploadTime(bytes, limit));
  };
  request.once('close', () => clearTimeout(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
