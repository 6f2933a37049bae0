import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { defaultLanguage } from '@uid/contract/language';
import { errorKinds } from '@uid/contract/errors';
import type { ErrorName } from '@uid/contract/errors';

import { securityHeadersOf } from './security-headers.ts';

type RefuseConnection = (cause: Error & { code?: string }, socket: Socket) => void;

export interface Refusing {
  publicOrigin: string | undefined;
  newId: () => string;
}

/**
 * Answers what never became a request because it was too large, too slow, or ambiguous. Then the connection is closed,
 * because it is unknown where the next request on it would begin.
 */
export function createRefuseConnection({ publicOrigin, newId }: Refusing): RefuseConnection {
  return function refuseConnection(cause: Error & { code?: string }, socket: Socket): void {
    if (cause.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const error = errorNames[cause.code ?? ''] ?? 'MALFORMED_REQUEST';
    const { code, status, text } = errorKinds[error];
    const requestId = newId();
    const result = { error, requestId };
    const body = JSON.stringify({ code, message: text[defaultLanguage], result, success: false });
    const headers = {
      ...securityHeadersOf(publicOrigin),
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': `${Buffer.byteLength(body)}`,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
}

/** Refuses CONNECT, and expectations other than 100-continue: Node would end these without a response. */
export function refuseDetours(server: Server, refuse: RefuseConnection): void {
  server.on('connect', ({ socket }) => refuse(new Error('CONNECT'), socket));
  server.on('checkExpectation', ({ socket }) => refuse(new Error('Expect'), socket));
}

const errorNames: Record<string, ErrorName> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};
