import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

import { maxDocumentBytes } from '@uid/contract/staff-documents';

import { boundBodies, uploadTime } from './bound-bodies.ts';
import { takeTurns } from './take-turns.ts';

/** What one connection may take, as options of Fastify and of Node's HTTP server; `take-turns.ts` bounds how much at once. */
export const connectionLimits = {
  /** Bytes of a body. */
  bodyLimit: 64 * 1024,
  /** From the first byte of a request to the last one of its body; an upload has longer (`bound-bodies.ts`). */
  requestTimeout: 15_000,
  /** Without a byte in either direction; a download that nobody reads ends too. */
  connectionTimeout: 60_000,
  /** Longer than a proxy's, so that it is the proxy who ends a connection that is idle. */
  keepAliveTimeout: 72_000,
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    // Asked for by ourselves, so that its absence is answered like everything else.
    requireHostHeader: false,
    /** How often the two limits of time are looked at. */
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
