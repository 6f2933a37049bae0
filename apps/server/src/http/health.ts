import type { FastifyInstance } from 'fastify';

export interface Health {
  ping: () => Promise<void>;
  isStopping: () => boolean;
}

/** The paths that load balancers and supervisors request, under any host name. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** `/healthz`: the process answers. `/readyz`: it can serve, because the database answers and it is not stopping. */
export function addHealth(app: FastifyInstance, { ping, isStopping }: Health): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.status(503).type('text/plain').send('stopping\n');
    try {
      await ping();
      return await reply.type('text/plain').send('ready\n');
    } catch {
      return reply.status(503).type('text/plain').send('database not reachable\n');
    }
  });
}
