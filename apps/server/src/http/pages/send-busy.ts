import { errorKinds } from '@uid/contract/errors';
import { splitLanguage } from '@uid/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../app-error.ts';
import { busyPage } from './busy-page.ts';

/** Whether something failed because the render queue is full. */
export function isBusy(cause: unknown): cause is AppError {
  return cause instanceof AppError && cause.error === 'BUSY';
}

/** Sends the page that reports that the server is busy. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers, text } = busyPage(splitLanguage(request.url).language, request.id);
  return reply.status(errorKinds.BUSY.status).headers(headers).send(text);
}
