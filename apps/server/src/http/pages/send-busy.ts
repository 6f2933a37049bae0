import { errorKinds } from '@uid/contract/errors';
import { splitLanguage } from '@uid/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../app-error.ts';
import { busyPage } from './busy-page.ts';

/** Whether something failed because there is no time to render a page. */
export function isBusy(cause: unknown): cause is AppError {
  return cause instanceof AppError && cause.error === 'BUSY';
}

/** Says that there is no time to render the page. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers, text } = busyPage(splitLanguage(request.url).language, request.id);
  return reply.status(errorKinds.BUSY.status).headers(headers).send(text);
}
