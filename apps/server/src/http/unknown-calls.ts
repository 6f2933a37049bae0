import { apiPrefix, bootPrefix } from '@uid/contract/constants';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';

import { AppError } from './app-error.ts';

const methods = ['GET', 'POST'] as const;

/** Answers calls without an endpoint: a wrong method for an existing endpoint gets a 405, everything else a 404. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  for (const prefix of [apiPrefix, bootPrefix]) {
    app.all(`${prefix}/*`, async (request, reply) => {
      const url = request.url.split('?', 1)[0] ?? '';
      const allowed = methods.filter((method) => hasRouteAt(app, { method, url }));
      if (allowed.length === 0) throw new AppError('NOT_FOUND');
      void reply.header('allow', allowed.join(', '));
      throw new AppError('METHOD_NOT_ALLOWED');
    });
  }
}

/** Whether a route has exactly this address. Fastify throws if an address has the special characters of routes. */
export function hasRouteAt(
  app: FastifyInstance,
  { method, url }: { method: HTTPMethods; url: string },
): boolean {
  return !/[*:]/.test(url) && app.hasRoute({ method, url });
}

/** Whether a reader requests a page at this address, and not a program an endpoint. */
export function isPageAddress({ method, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isCallAddress(url);
}

const callPrefixes = [`${apiPrefix}/`, `${bootPrefix}/`];

export function isCallAddress(url: string): boolean {
  return callPrefixes.some((prefix) => url.startsWith(prefix));
}

const otherMethods: HTTPMethods[] = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Answers what no route accepts: methods of other protocols, and any page if the API runs alone. */
export function refuseTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler((request) => {
    const isKnown = ['GET', 'HEAD', 'POST'].includes(request.method);
    throw new AppError(isKnown ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED');
  });
}

export function refuseOtherMethods(
  app: FastifyInstance,
  { url, allow }: { url: string; allow: string },
): void {
  app.route({
    method: otherMethods,
    url,
    handler: async (_request, reply) => {
      void reply.header('allow', allow);
      throw new AppError('METHOD_NOT_ALLOWED');
    },
  });
}
