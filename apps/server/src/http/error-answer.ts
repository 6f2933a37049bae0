import { errorKinds } from '@uid/contract/errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';
import { successCode } from '@uid/contract/constants';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from './app-error.ts';
import { isRefusedWrite, isUnreachableDatabase } from './database-failure.ts';
import { requestLanguage } from './request-facts.ts';

/** The headers of every response that is an envelope. */
export const envelopeHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};

export function successEnvelope<T>(result: T): Envelope<T> {
  return { code: successCode, message: 'OK', result, success: true };
}

/** The only error handler: it turns every failure into an envelope with an error name from the closed list. */
export function answerError(
  cause: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = toAppError(cause);
  const kind = errorKinds[error.error];
  // Shedding load is not a fault of the server, and nobody needs its stack each time.
  if (cause instanceof AppError && cause.error === 'BUSY')
    request.log.warn({ reqId: request.id }, 'request shed');
  else if (kind.status >= 500)
    request.log.error({ reqId: request.id, err: cause }, 'request failed');
  // Logs only the message: the properties that a library adds to an error may contain what was sent.
  else if (error.cause instanceof Error)
    request.log.warn(
      { reqId: request.id, error: error.error, reason: error.cause.message },
      'another service failed',
    );
  if (error.extra.retryAfter !== undefined)
    void reply.header('retry-after', error.extra.retryAfter);
  const result: ErrorResult = { error: error.error, requestId: request.id, ...error.extra };
  const message = kind.text[requestLanguage(request)];
  const envelope: Envelope<ErrorResult> = { code: kind.code, message, result, success: false };
  return reply.status(kind.status).headers(envelopeHeaders).send(envelope);
}

function toAppError(cause: FastifyError | Error): AppError {
  if (cause instanceof AppError) return cause;
  if (isUnreachableDatabase(cause)) return new AppError('BUSY', { retryAfter: 2 });
  if (isRefusedWrite(cause)) return new AppError('NOT_SAVED', { retryAfter: 60 });
  const status = 'statusCode' in cause ? cause.statusCode : undefined;
  return new AppError(errorNameOfStatus(status));
}

function errorNameOfStatus(status: number | undefined): ErrorName {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'BODY_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_TYPE';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status !== undefined && status >= 400 && status < 500) return 'MALFORMED_REQUEST';
  return 'INTERNAL';
}
