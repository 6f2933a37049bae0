import type { IncomingMessage, RequestListener, Server } from 'node:http';

import { slowestUpload } from '@uid/contract/constants';

/** On the request itself: what a WeakMap has is kept, with the request, until the whole heap is searched. */
const bodyBound = Symbol('bodyBound');

interface BoundRequest extends IncomingMessage {
  [bodyBound]?: (bytes: number) => void;
}

/**
 * Ends a request whose body is not there in time, as Node does by one limit for all. A file of staff has more, by its
 * size: 64 MB take nine minutes on a line of one megabit a second.
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

/** Whoever may send so many bytes is waited for as long as they take on a slow line. */
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
