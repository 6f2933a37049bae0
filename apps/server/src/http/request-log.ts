import type { FastifyInstance } from 'fastify';

/** Structured log lines without anything secret: no header, no cookie, no query. */
export function requestLogger(level: string) {
  return {
    level,
    base: null,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?', 1)[0],
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
}

/** One line a request, when its answer has left. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });
}
