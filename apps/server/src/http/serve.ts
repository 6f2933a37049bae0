import type { StepUpMethod } from '@uid/contract/account';
import type { Endpoint, ParsedInputOf } from '@uid/contract/endpoint';
import { validate } from '@uid/contract/validate';
import { accessTokenHeader } from '@uid/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from './app-error.ts';
import type { Caller, CallerSession, FindSession, SessionCaller } from './caller.ts';
import { successEnvelope } from './error-answer.ts';
import { findNullCharacters } from './find-null-characters.ts';
import { hasXsrfPair, readGuestToken, removeGuestToken, writeGuestToken } from './guest-cookie.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import type { AnswerOf } from './prepared-answer.ts';
import { requestLanguage, requestOrigin } from './request-facts.ts';
import { visitorAddress } from './visitor-address.ts';

type CallerOf<E extends Endpoint> = (E['access'] extends 'session' | 'expired-session' | 'operator'
  ? SessionCaller
  : Caller) &
  (E extends { idempotent: true } ? { idempotencyKey: string } : unknown);

type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  caller: CallerOf<E>,
) => Promise<AnswerOf<E>>;

/** Serves one endpoint of the contract: access, validation, handler, envelope. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

export interface ServeOptions {
  findSession: FindSession;
  publicOrigin: string | undefined;
}

export function createServe(app: FastifyInstance, options: ServeOptions): Serve {
  return function serve(endpoint, handler) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const caller = await identify(endpoint, { request, reply }, options);
        const input = readInput(endpoint, request, caller);
        const result = await handler(input as never, caller as never);
        return send(reply, result);
      },
    });
  };
}

function send(reply: FastifyReply, result: unknown): FastifyReply {
  void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return reply.send(result instanceof PreparedAnswer ? result.bytes : successEnvelope(result));
}

function readInput(endpoint: Endpoint, request: FastifyRequest, { language }: Caller): unknown {
  const value = endpoint.method === 'GET' ? request.query : (request.body ?? {});
  const checked = validate(endpoint.input, value, language);
  if (!checked.ok) throw new AppError('INVALID_INPUT', { fields: checked.fields });
  const fields = findNullCharacters(checked.value, language);
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  return checked.value;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function identify(
  endpoint: Endpoint,
  { request, reply }: Exchange,
  options: ServeOptions,
): Promise<Caller> {
  const sentToken = readSentToken(request);
  const session =
    endpoint.access === 'public' ? undefined : await findCallerSession(sentToken, options);
  demandAccess(endpoint, session);
  const origin = requestOrigin(request, options.publicOrigin);
  return {
    language: requestLanguage(request),
    requestId: request.id,
    address: visitorAddress(request),
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin,
    session,
    sentToken,
    guestToken: provenGuestToken(endpoint, request, session),
    idempotencyKey: readIdempotencyKey(endpoint, request),
    setGuestToken: (token) => writeGuestToken(reply, token, origin.startsWith('https:')),
    clearGuestToken: () => removeGuestToken(reply),
  };
}

function demandAccess({ access, stepUp }: Endpoint, session: CallerSession | undefined): void {
  if (access === 'operator' && !session?.isOperator) throw new AppError('NOT_FOUND');
  const isNeeded = access === 'session' || access === 'expired-session';
  if (isNeeded && !session) throw new AppError('SESSION_INVALID');
  if (session?.isPasswordExpired && access !== 'expired-session')
    throw new AppError('PASSWORD_EXPIRED');
  if (stepUp && !session?.isSteppedUp) {
    const methods: StepUpMethod[] = [session?.hasSecondFactor ? 'totp' : 'password'];
    throw new AppError('STEP_UP_REQUIRED', { details: { methods } });
  }
}

function readSentToken(request: FastifyRequest): string | undefined {
  const token = request.headers[accessTokenHeader.toLowerCase()];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** A token that was sent and is not valid is always a 401, also where a guest would be let in. */
async function findCallerSession(
  token: string | undefined,
  { findSession }: ServeOptions,
): Promise<CallerSession | undefined> {
  if (token === undefined) return undefined;
  const session = await findSession(token);
  if (!session) throw new AppError('SESSION_INVALID');
  return session;
}

/** The cookie alone proves nothing on a write: it needs its XSRF pair, and a cart endpoint says so. */
function provenGuestToken(
  endpoint: Endpoint,
  request: FastifyRequest,
  session: CallerSession | undefined,
): string | undefined {
  const token = readGuestToken(request);
  if (!token || endpoint.method === 'GET' || hasXsrfPair(request, token)) return token;
  if (endpoint.access === 'cart' && !session) throw new AppError('XSRF_REJECTED');
  return undefined;
}

function readIdempotencyKey({ idempotent }: Endpoint, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (!idempotent) return undefined;
  if (key === undefined) throw new AppError('IDEMPOTENCY_KEY_MISSING');
  if (typeof key !== 'string' || !/^[\u0021-\u007e]{8,100}$/.test(key))
    throw new AppError('IDEMPOTENCY_KEY_INVALID');
  return key;
}
