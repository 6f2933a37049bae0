import { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The status that nginx logs, too, for a client that closed its connection before it had a response. */
const clientClosed = 499;

/** @param status the status of the response, or `clientClosed` */
type Report = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

/**
 * Reports each request once: when its response has been sent, or when the client has closed the connection before.
 * The latter are often the slowest requests. Fastify's `onRequestAbort` misses those whose body has been read.
 */
export function whenAnswered(app: FastifyInstance, report: Report): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    // A request in the same process has no connection that could be closed.
    if (request.raw instanceof IncomingMessage)
      raw.once('close', () => {
        if (!raw.writableFinished)
          report(request, reply, raw.headersSent ? reply.statusCode : clientClosed);
      });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    report(request, reply, reply.statusCode);
    done();
  });
}
