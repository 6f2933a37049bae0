import type { FastifyInstance } from 'fastify';

import { runWithin } from './surroundings.ts';

/** Whatever a request's handler asks for is part of the request. */
export function watchRequests(app: FastifyInstance): void {
  // After the body has been read: what a stream calls back is part of nothing.
  app.addHook('preHandler', (request, _reply, done) => {
    runWithin({ reqId: request.id, route: request.routeOptions.url ?? 'none' }, done);
  });
}
