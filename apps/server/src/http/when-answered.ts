import { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** As nginx has it: whoever asked has left before there was an answer. */
const askerLeft = 499;

/** @param status of the answer, or `askerLeft` */
type Tell = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

/**
 * Tells of each request once: when its answer has left, or when whoever asked has left before that. Fastify says
 * nothing of the latter, which are those that take longest.
 */
export function whenAnswered(app: FastifyInstance, tell: Tell): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    // What is asked in-process waits for its answer.
    if (request.raw instanceof IncomingMessage)
      raw.once('close', () => {
        if (!raw.writableFinished)
          tell(request, reply, raw.headersSent ? reply.statusCode : askerLeft);
      });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    tell(request, reply, reply.statusCode);
    done();
  });
}
