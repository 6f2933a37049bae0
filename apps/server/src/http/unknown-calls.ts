import { apiPrefix, bootPrefix } from '@uid/contract/constants';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';

import { AppError } from './app-error.ts';

const methods = ['GET', 'POST'] as const;

/** Calls that no endpoint answers: another method than the endpoint's is a 405, everything else a 404. */
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

/** Whether there is a route of this very address. Fastify throws where an address has signs that routes are written with. */
export function hasRouteAt(
  app: FastifyInstance,
  { method, url }: { method: HTTPMethods; url: string },
): boolean {
  return !/[*:]/.test(url) && app.hasRoute({ method, url });
}

/** Whether a reader asks for a page there, and no program for an endpoint. */
export function isPageAddress({ method, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isCallAddress(url);
}

const callPrefixes = [`${apiPrefix}/`, `${bootPrefix}/`];

export function isCallAddress(url: string): boolean {
  return callPrefixes.some((prefix) => url.startsWith(prefix));
}

const otherMethods: HTTPMethods[] = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** What no route takes at all: methods of other protocols, and any page where the API runs alone. */
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
