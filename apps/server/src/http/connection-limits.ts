import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

import { maxDocumentBytes } from '@uid/contract/staff-documents';

import { boundBodies, uploadTime } from './bound-bodies.ts';
import { takeTurns } from './take-turns.ts';

/** Limits of one connection, as options of Fastify and Node's HTTP server; `take-turns.ts` limits parallel work. */
export const connectionLimits = {
  /** Maximum bytes of a body. */
  bodyLimit: 64 * 1024,
  /**
   * Milliseconds from the first byte of a request to the last of its body; an upload gets longer (`bound-bodies.ts`).
   */
  requestTimeout: 15_000,
  /** Milliseconds without a byte in either direction; this also ends a download that the client doesn't read. */
  connectionTimeout: 60_000,
  /** Longer than that of a proxy, so that the proxy ends an idle connection. */
  keepAliveTimeout: 72_000,
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    // Our own code requires the Host header, so that its absence gets a response like every other error.
    requireHostHeader: false,
    /** Milliseconds between two checks of `requestTimeout` and `headersTimeout`. */
    connectionsCheckingInterval: 2_000,
  },
};

/** A server that holds every connection to its limits. */
export function createLimitedServer(
  handle: RequestListener,
  { http, requestTimeout, connectionTimeout, keepAliveTimeout } = connectionLimits,
): Server {
  const longest = uploadTime(maxDocumentBytes, requestTimeout);
  const server = createServer({ ...http, requestTimeout: longest, keepAliveTimeout });
  server.on('request', takeTurns(boundBodies(server, requestTimeout, handle)));
  return server.setTimeout(connectionTimeout);
}
