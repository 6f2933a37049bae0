import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { isForwarded } from '../forwarding-headers.ts';
import { isLoopbackHost } from '../loopback.ts';

/** The prefix of all paths that only the developer at this machine may see. */
export const localPrefix = '/sandbox-';

/** Enables routes for pages under `localPrefix`; for visitors from elsewhere these pages do not exist. */
export function addLocalVisitors(app: FastifyInstance): void {
  if (!app.hasConstraintStrategy('visitor')) app.addConstraintStrategy(visitorConstraint);
}

/** A route constraint rather than a check in the handler: visitors from elsewhere get the site's own 404. */
const visitorConstraint = {
  name: 'visitor',
  storage: () => {
    const handlers = new Map<unknown, never>();
    return {
      get: (visitor: unknown) => handlers.get(visitor) ?? null,
      set: (visitor: unknown, handler: never) => void handlers.set(visitor, handler),
    };
  },
  validate: () => undefined,
  // The router calls this for every request; outside `localPrefix` the result makes no difference.
  deriveConstraint: (request: IncomingMessage) =>
    request.url?.startsWith(localPrefix) && isLocalVisitor(request) ? 'local' : 'remote',
};

/** A proxy on this machine, or a foreign name that resolves to it, is not a local visitor. */
function isLocalVisitor({ socket, headers }: IncomingMessage): boolean {
  if (isForwarded(headers)) return false;
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopbackHost(socket.remoteAddress ?? '') && isLoopbackHost(host);
}
