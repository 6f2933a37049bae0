import type { FastifyInstance } from 'fastify';

/** Counts the requests from outside that Fastify routes from now on; must be called before the server listens. */
export function countRouted(app: FastifyInstance): { routed: number } {
  const state = { routed: 0 };
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.socket.remoteFamily) state.routed += 1;
    done();
  });
  return state;
}
