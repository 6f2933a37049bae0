import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it can serve, because the database answers. */
export function addHealth(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type('text/plain').send('ok\n'),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await ping();
      return await reply.type('text/plain').send('ready\n');
    } catch {
      return reply.status(503).type('text/plain').send('database not reachable\n');
    }
  });
}
