import type { Endpoint, FileEndpoint, ParsedInputOf } from '@uid/contract/endpoint';
import { errorKinds } from '@uid/contract/errors';
import { validate } from '@uid/contract/validate';
import { mayOpenSession } from '@uid/contract/proof';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import type { Act } from '../act.ts';
import { answerMissing } from './answer-missing.ts';
import { AppError } from './app-error.ts';
import type {
  Caller,
  CallerSession,
  FindKey,
  FindSession,
  SessionCaller,
  StaffCaller,
} from './caller.ts';
import { successEnvelope } from './error-answer.ts';
import { readOutsideToken, writeOutsideToken } from './cookies/outside-cookie.ts';
import { readDeviceToken, writeDeviceToken } from './cookies/device-cookie.ts';
import { findNullCharacters } from './find-null-characters.ts';
import {
  hasXsrfPair,
  readGuestToken,
  removeGuestToken,
  writeGuestToken,
} from './cookies/guest-cookie.ts';
import { writePreviewToken } from './cookies/preview-cookie.ts';
import { pickerFor } from './pick-named.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import type { AnswerOf } from './prepared-answer.ts';
import { requestLanguage, requestOrigin } from './request-facts.ts';
import { sendFile } from './files/send-file.ts';
import type { FileAnswer } from './files/send-file.ts';
import { readSignedRequest } from './signed-request.ts';
import type { SignedRequest } from './signed-request.ts';
import { strictInput } from './strict-input.ts';
import { addUploadRoute, createUploads } from './uploads.ts';
import type { UploadedFile } from './uploads.ts';
import { visitorAddress } from './visitor-address.ts';

type Operation = Endpoint | FileEndpoint;

type CallerOf<E extends Operation> = CallerWith<E['access']> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : unknown) &
  (E extends { upload: object } ? { file: UploadedFile } : unknown);

type CallerWith<Access extends Operation['access']> = Access extends 'staff'
  ? StaffCaller & { act: Act }
  : Access extends 'session' | 'expired-session'
    ? SessionCaller
    : Caller;

type Handler<E extends Operation> = (
  input: ParsedInputOf<E>,
  caller: CallerOf<E>,
) => Promise<AnswerOf<E>>;

/** A call of staff that may be answered. */
export interface StaffRequest {
  endpoint: Operation;
  caller: StaffCaller;
  input: unknown;
}

/** Lets a handler answer staff, and holds it to its act: without an entry in the audit log nothing leaves. */
export type AnswerStaff = <Answer>(
  request: StaffRequest,
  answer: (act: Act) => Promise<Answer>,
) => Promise<Answer>;

/** Serves one endpoint of the contract: access, validation, handler, envelope or file. */
export type Serve = <E extends Operation>(endpoint: E, handler: Handler<E>) => void;

export interface ServeOptions {
  findSession: FindSession;
  findKey: FindKey;
  answerStaff: AnswerStaff;
  publicOrigin: string | undefined;
  /** Without pages the 404 page is a line of text. */
  hasPages: boolean;
  onUnnamed: (fault: UnnamedField) => void;
}

/** What a handler said and its endpoint does not name: it did not leave. */
export interface UnnamedField {
  endpoint: string;
  field: string;
}

export function createServe(app: FastifyInstance, options: ServeOptions): Serve {
  const uploads = createUploads();
  return function serve(endpoint, handler) {
    const { method, path: url, access, bodyLimit } = endpoint;
    const isFile = 'refusal' in endpoint;
    const upload = isFile ? undefined : endpoint.upload;
    // A link may carry parameters of somebody else's; a body is written for this endpoint alone.
    const input = method === 'GET' ? endpoint.input : strictInput(endpoint.input);
    const send = isFile ? createSendFile(endpoint, options) : createSendEnvelope(endpoint, options);
    const route: RouteOptions = {
      method,
      url,
      ...(bodyLimit !== undefined && { bodyLimit }),
      // What is public and no envelope is asked for by programs of all kinds.
      exposeHeadRoute: isFile && access === 'public',
      handler: (request, reply) =>
        send({ request, reply }, async () => {
          const caller = await identify(endpoint, { request, reply }, options);
          const checked = readInput(endpoint, input, { request, caller });
          const asked = { endpoint, caller, input: checked };
          const answer = () =>
            upload
              ? uploads.receive(request, { upload, bodyHash: caller.session?.bodyHash }, (file) =>
                  handle({ ...asked, file }, handler, options),
                )
              : handle(asked, handler, options);
          return caller.session?.useProof?.(answer) ?? answer();
        }),
    };
    if (upload) addUploadRoute(app, route);
    else app.route(route);
  };
}

interface Asked<E extends Operation> {
  endpoint: E;
  caller: Caller;
  input: unknown;
  file?: UploadedFile;
}

function handle<E extends Operation>(
  { endpoint, caller: known, input, file }: Asked<E>,
  handler: Handler<E>,
  { answerStaff }: ServeOptions,
): Promise<AnswerOf<E>> {
  const caller = file ? { ...known, file } : known;
  if (endpoint.access !== 'staff') return handler(input as never, caller as never);
  // `identify` lets nobody else come here.
  const request = { endpoint, caller: caller as StaffCaller, input };
  return answerStaff(request, (act) =>
    handler(input as never, { ...caller, act: file ? actOnFile(act, file) : act } as never),
  );
}

/** Nothing is written before all of the file has come, and it is the one that was signed. */
function actOnFile(act: Act, file: UploadedFile): Act {
  return async (note, work) => {
    await file.finish();
    return act(note, work);
  };
}

type Send = (exchange: Exchange, answer: () => Promise<unknown>) => Promise<FastifyReply>;

/** Only what the endpoint's output names leaves. */
function createSendEnvelope({ method, path, output }: Endpoint, { onUnnamed }: ServeOptions): Send {
  const pickNamed = pickerFor(output);
  const tell = (field: string) => onUnnamed({ endpoint: `${method} ${path}`, field });
  const pick = (value: unknown) => pickNamed(value, tell);
  return async ({ reply }, answer) => {
    const result = await answer();
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const isPrepared = result instanceof PreparedAnswer;
    return reply.send(isPrepared ? result.bytes(pick) : successEnvelope(pick(result)));
  };
}

function createSendFile(endpoint: FileEndpoint, { hasPages }: ServeOptions): Send {
  return async ({ request, reply }, answer) => {
    try {
      return await sendFile(endpoint, (await answer()) as FileAnswer, { request, reply });
    } catch (cause) {
      const isRefusal = cause instanceof AppError && errorKinds[cause.error].status < 500;
      if (endpoint.refusal === 'envelope' || !isRefusal) throw cause;
      return answerMissing(request, reply, hasPages);
    }
  };
}

function readInput(
  { method, upload }: Pick<Operation, 'method' | 'upload'>,
  schema: Operation['input'],
  { request, caller: { language } }: { request: FastifyRequest; caller: Caller },
): unknown {
  const value = method === 'POST' && !upload ? (request.body ?? {}) : request.query;
  const checked = validate(schema, value, language);
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
  endpoint: Operation,
  { request, reply }: Exchange,
  options: ServeOptions,
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
    clearGuestToken: () => removeGuestToken(reply),
    setDeviceToken: (token) => writeDeviceToken(reply, token, isSecure),
    setOutsideToken: (token) => writeOutsideToken(reply, token, isSecure),
    setPreviewToken: (id, token) => writePreviewToken(reply, { id, token, isSecure }),
  };
}

/** For whoever lacks the permission there is nothing here; the log says what was asked for. */
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
  // Nothing to ask for: the account's only way in is one that says it afresh, or an outside one.
  if (methods.length === 0) return new AppError('PROOF_MISSING');
  return new AppError('STEP_UP_REQUIRED', { details: { methods } });
}

/** A token that was sent and is not valid is always a 401, also where a guest would be let in. */
async function findCallerSession(
  request: SignedRequest,
  { findSession }: ServeOptions,
): Promise<CallerSession | undefined> {
  if (request.token === undefined) return undefined;
  const session = await findSession(request.token, request);
  if (!session) throw new AppError('SESSION_INVALID');
  return session;
}

/** The cookie alone proves nothing on a write: it needs its XSRF pair, and a cart endpoint says so. */
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
