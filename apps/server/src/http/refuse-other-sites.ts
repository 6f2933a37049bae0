import type { FastifyRequest } from 'fastify';

import { AppError } from './app-error.ts';
import { requestOrigin } from './request-facts.ts';

/** Refuses a form from another site, or from no known origin: browsers name the origin of a form. */
export function refuseOtherSites(request: FastifyRequest, publicOrigin: string | undefined): void {
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? request.headers.origin === requestOrigin(request, publicOrigin)
      : site === 'same-origin';
  if (!isOwn) throw new AppError('ORIGIN_REJECTED');
}
