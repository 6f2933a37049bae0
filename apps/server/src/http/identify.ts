import type { Endpoint, FileEndpoint } from '@uid/contract/endpoint';
import { mayOpenSession } from '@uid/contract/proof';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from './app-error.ts';
import type { Caller, CallerSession, FindKey, FindSession } from './caller.ts';
import { readDeviceToken, writeDeviceToken } from './cookies/device-cookie.ts';
import {
  hasXsrfPair,
  readGuestToken,
  removeGuestToken,
  renewGuestToken,
  writeGuestToken,
} from './cookies/guest-cookie.ts';
import { readOutsideToken, writeOutsideToken } from './cookies/outside-cookie.ts';
import { writePreviewToken } from './cookies/preview-cookie.ts';
import { requestLanguage, requestOrigin } from './request-facts.ts';
import { readSignedRequest } from './signed-request.ts';
import type { SignedRequest } from './signed-request.ts';
import { visitorAddress } from './visitor-address.ts';

type Operation = Endpoint | FileEndpoint;

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface IdentifyOptions {
  findSession: FindSession;
  findKey: FindKey;
  publicOrigin: string | undefined;
}

/** Identifies the caller, as far as the endpoint needs. Throws SESSION_INVALID, PASSWORD_EXPIRED, NOT_FOUND etc. */
export async function identify(
  endpoint: Operation,
  { request, reply }: Exchange,
  options: IdentifyOptions,
): Promise<Caller> {
  const origin = requestOrigin(request, options.publicOrigin);
  const signed = {
    ...readSignedRequest(request, origin),
    isUpload: endpoint.upload !== undefined,
  };
  const session =
    endpoint.access === 'public' ? undefined : await findCallerSession(signed, options);
  demandPermission(endpoint, session, request);
  demandAccess(endpoint, session);
  if (endpoint.stepUp && session && !session.isSteppedUp) throw await stepUpRefusal(session);
  const isSecure = origin.startsWith('https:');
  return {
    language: requestLanguage(request),
    requestId: request.id,
    address: visitorAddress(request),
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin,
    session,
    sentToken: signed.token,
    key: mayOpenSession(endpoint) ? options.findKey(signed) : session?.key,
    guestToken: provenGuestToken(endpoint, request, session),
    deviceToken: readDeviceToken(request),
    outsideToken: readOutsideToken(request),
    idempotencyKey: readIdempotencyKey(endpoint, request),
    setGuestToken: (token) => writeGuestToken(reply, token, isSecure),
    renewGuestToken: () => renewGuestToken(reply, isSecure),
    clearGuestToken: () => removeGuestToken(reply),
    setDeviceToken: (token) => writeDeviceToken(reply, token, isSecure),
    setOutsideToken: (token) => writeOutsideToken(reply, token, isSecure),
    setPreviewToken: (id, token) => writePreviewToken(reply, { id, token, isSecure }),
  };
}

/** To callers without the permission the endpoint does not exist; the log records the permission. */
function demandPermission(
  { permission }: Operation,
  session: CallerSession | undefined,
  { id, log }: FastifyRequest,
): void {
  if (permission === undefined || session?.staff?.permissions.has(permission)) return;
  const account = session && { account: session.accountId };
  log.info({ reqId: id, permission, ...account }, 'permission refused');
  throw new AppError('NOT_FOUND');
}

function demandAccess({ access }: Operation, session: CallerSession | undefined): void {
  const isNeeded = access === 'session' || access === 'expired-session';
  if (isNeeded && !session) throw new AppError('SESSION_INVALID');
  if (session?.isPasswordExpired && access !== 'expired-session')
    throw new AppError('PASSWORD_EXPIRED');
}

async function stepUpRefusal(session: CallerSession): Promise<AppError> {
  const methods = await session.listStepUpMethods();
  // No method can be asked for: the owner logs in only by a fresh code each time, or through another company.
  if (methods.length === 0) return new AppError('PROOF_MISSING');
  return new AppError('STEP_UP_REQUIRED', { details: { methods } });
}

/** A token that was sent and is invalid always gets a 401, even where a guest would be let in. */
async function findCallerSession(
  request: SignedRequest,
  { findSession }: IdentifyOptions,
): Promise<CallerSession | undefined> {
  if (request.token === undefined) return undefined;
  const session = await findSession(request.token, request);
  if (!session) throw new AppError('SESSION_INVALID');
  return session;
}

/** On a write, the cookie alone proves nothing: it needs its XSRF pair, and a cart endpoint refuses without it. */
function provenGuestToken(
  endpoint: Operation,
  request: FastifyRequest,
  session: CallerSession | undefined,
): string | undefined {
  const token = readGuestToken(request);
  if (!token || endpoint.method === 'GET' || hasXsrfPair(request, token)) return token;
  if (endpoint.access === 'cart' && !session) throw new AppError('XSRF_REJECTED');
  return undefined;
}

function readIdempotencyKey(
  { idempotent }: Operation,
  request: FastifyRequest,
): string | undefined {
  const key = request.headers['idempotency-key'];
  if (!idempotent) return undefined;
  if (key === undefined) throw new AppError('IDEMPOTENCY_KEY_MISSING');
  if (typeof key !== 'string' || !/^[\u0021-\u007e]{8,100}$/.test(key))
    throw new AppError('IDEMPOTENCY_KEY_INVALID');
  return key;
}
