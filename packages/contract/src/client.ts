import type { z } from './zod.ts';

import { ClientError, TransportError } from './client-errors.ts';
import {
  accessTokenHeader,
  fileTimeout,
  passwordExpiredMessage,
  requestTimeout,
  uploadTimeout,
  sessionInvalidCode,
  xsrfCookie,
  xsrfHeader,
} from './constants.ts';
import type { Endpoint, FileEndpoint, InputOf, OutputOf } from './endpoint.ts';
import { isEnvelope, isSuccess } from './envelope.ts';
import type { Envelope, ErrorResult } from './envelope.ts';
import { languageTags } from './language.ts';
import type { Language } from './language.ts';
import { mayOpenSession, proofHeader } from './proof.ts';
import type { ProofRefusal } from './proof.ts';
import { createSigner } from './signer.ts';
import type { Signer } from './signer.ts';
import type { BrowserStorage } from './storage.ts';
import { exchange, readCookie, statusError } from './transport.ts';
import type { Answer, Exchange, Fetch, Page } from './transport.ts';

export interface ClientOptions {
  storage: BrowserStorage;
  language: Language;
  /** Shows a message to the user. */
  notify: (message: string) => void;
  /** Called after the stored session has been cleared; goes to the login route. */
  onSessionInvalid: () => void;
  /** Called when the password has expired; goes to the route that changes it. */
  onPasswordExpired: () => void;
  /** Returns the time in epoch milliseconds; defaults to the system clock. */
  now?: () => number;
  /** The document whose address and cookies are used; defaults to the open document. */
  page?: Page;
  /** Replaces the browser's `fetch`, for tests. */
  fetch?: Fetch;
  /** Replaces the signer with the browser's key, for tests. */
  signer?: Signer;
}

export interface RequestOptions {
  /** Leaves it to the caller to show the failure. An invalid session and an expired password are still handled. */
  skipErrorHandler?: boolean;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The file for an endpoint that takes an upload. */
  file?: Blob;
}

/** An endpoint without its schemas: small scripts write it as a literal, and the compiler compares it with `E`. */
export type Address<E extends Endpoint> = Pick<E, 'method' | 'path' | 'access'>;

export type Request = <E extends Endpoint>(
  endpoint: E | Address<E>,
  input: InputOf<E>,
  options?: RequestOptions,
) => Promise<OutputOf<E>>;

export interface DownloadedFile {
  /** The name that the server gives the file. */
  name: string;
  content: Blob;
}

export type Download = <F extends FileEndpoint>(
  operation: F,
  input: z.input<F['input']>,
  options?: RequestOptions,
) => Promise<DownloadedFile>;

export interface Client {
  /** Calls an endpoint and resolves to its `result`. */
  request: Request;
  /** Fetches a file. */
  download: Download;
}

/**
 * Creates the request layer of every page and micro-app. Its calls reject with a `ClientError`, whose message has been
 * shown by then unless the caller opted out.
 */
export function createClient(options: ClientOptions): Client {
  const all = { signer: createSigner(), ...options };
  return {
    request: (endpoint, input, requestOptions) =>
      ask(endpoint, input as object, { ...all, ...requestOptions, read: readResult as never }),
    download: (operation, input, requestOptions) =>
      ask(operation, input as object, {
        ...all,
        ...requestOptions,
        isFile: true,
        read: readFile,
      }),
  };
}

type Operation = Pick<Endpoint, 'method' | 'path' | 'access'>;

/** The options of one call besides those of its client. */
interface Asking<T> extends ClientOptions, RequestOptions {
  signer: Signer;
  isFile?: boolean;
  /** True if the request was sent before, with a proof that the server rejected. */
  isAgain?: boolean;
  read: (answer: Answer) => T;
}

async function ask<T>(operation: Operation, input: object, asking: Asking<T>): Promise<T> {
  const { storage, now = Date.now, fetch = globalThis.fetch, page = document } = asking;
  const expireTime = storage.get('expireTime');
  if (expireTime !== undefined && expireTime <= now() && !passesExpiredPassword(operation))
    throw reportExpiredPassword(asking);
  const token = storage.get('token') ?? '';
  try {
    const bytes = asking.file && new Uint8Array(await asking.file.arrayBuffer());
    const plain = exchangeOf(operation, input, { ...asking, token, page, bytes });
    const proof = await proofOf(operation, plain, { ...asking, token, page });
    if (proof) plain.headers[proofHeader] = proof;
    return asking.read(await exchange(plain, { page, fetch }));
  } catch (cause) {
    const error = toClientError(cause);
    // If the rejected token has been replaced meanwhile, the response says nothing about the current session.
    if (isSessionInvalid(error) && (storage.get('token') ?? token) !== token)
      return ask(operation, input, asking);
    const refusal = proofRefusalOf(error);
    if (!refusal) throw report(error, asking);
    if (refusal.proof === 'time') storage.set('clockOffset', refusal.now - now());
    if (!asking.isAgain && (refusal.proof === 'time' || isRepeatable(operation, asking)))
      return ask(operation, input, { ...asking, isAgain: true });
    throw report(noResponse(error), asking);
  }
}

/** Signs with the server's time, as far as the offset from this machine's clock is known. */
function proofOf(
  operation: Operation,
  { method, path, body }: Exchange,
  asking: Asking<unknown> & { token: string; page: Page },
): Promise<string | undefined> {
  const { signer, token, page, storage, now = Date.now } = asking;
  const url = new URL(path, page.baseURI).href;
  const time = now() + (storage.get('clockOffset') ?? 0);
  return signer.sign({ method, url, body, token, now: time }, mayOpenSession(operation));
}

/**
 * The refusal of a proof that only had the wrong time or was a repetition, as when the browser itself resends a request
 * after its connection broke. Such a refusal does not mean that the session is invalid.
 */
function proofRefusalOf({ result }: ClientError): ProofRefusal | undefined {
  const details = result?.details as Partial<ProofRefusal> | undefined;
  return details?.proof ? (details as ProofRefusal) : undefined;
}

/** Whether the request can be sent twice without a second effect. */
function isRepeatable({ method }: Operation, { idempotencyKey }: RequestOptions): boolean {
  return method === 'GET' || idempotencyKey !== undefined;
}

/** With an expired password, the user can still change it, log out, and start a new session. */
function passesExpiredPassword(operation: Operation): boolean {
  return operation.access === 'expired-session' || mayOpenSession(operation);
}

function exchangeOf(
  { method, path }: Operation,
  input: object,
  asking: Asking<unknown> & {
    token: string;
    page: Page;
    bytes: Uint8Array<ArrayBuffer> | undefined;
  },
): Exchange {
  const { token, page, language, idempotencyKey, isFile = false, signal, file, bytes } = asking;
  const xsrf = readCookie(page, xsrfCookie);
  const isQuery = method === 'GET' || file !== undefined;
  const type = file ? file.type : isQuery ? undefined : 'application/json';
  return {
    method,
    path: isQuery ? path + queryOf(input) : path,
    body: isQuery ? bytes : JSON.stringify(input),
    headers: {
      [accessTokenHeader]: token,
      'Accept-Language': languageTags[language],
      ...(type && { 'Content-Type': type }),
      ...(xsrf && { [xsrfHeader]: xsrf }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    timeout: file ? uploadTimeout : isFile ? fileTimeout : requestTimeout,
    signal,
    isFile,
  };
}

/** Flat parameters, each as `String` writes it; undefined ones are left out. */
function queryOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function readResult({ response, body }: Answer): unknown {
  const envelope = envelopeOf(response, body);
  if (!isSuccess(envelope)) throw businessError(envelope);
  return envelope.result;
}

function readFile({ response, body }: Answer): DownloadedFile {
  if (typeof body === 'string') throw businessError(envelopeOf(response, body));
  return { name: fileName(response.headers.get('content-disposition')), content: body };
}

/** The file's name: the Unicode form if the header has it. */
function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? 'download';
}

function envelopeOf(response: Response, body: Answer['body']): Envelope<unknown> {
  const envelope = parsed(body);
  if (isEnvelope(envelope)) return envelope;
  const { ok, status } = response;
  if (ok) throw new ClientError('request', 'Request error, please retry.');
  throw new ClientError('http', `Response status:${status}`, {
    code: status,
    cause: statusError(status),
  });
}

function parsed(body: Answer['body']): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

function businessError({ code, message, result }: Envelope<unknown>): ClientError {
  return new ClientError('business', message, {
    code,
    result: (result ?? undefined) as ErrorResult | undefined,
  });
}

function toClientError(cause: unknown): ClientError {
  if (cause instanceof ClientError) return cause;
  const { code, message } = cause instanceof TransportError ? cause : {};
  if (code === 'ECONNABORTED' && message === 'Request aborted')
    return new ClientError('aborted', message, { cause });
  if (code === 'ECONNABORTED' || code === 'ERR_NETWORK') return noResponse(cause);
  return new ClientError('request', 'Request error, please retry.', { cause });
}

function noResponse(cause: unknown): ClientError {
  return new ClientError('no-response', 'None response! Please retry.', { cause });
}

function report(error: ClientError, asking: Asking<unknown>): ClientError {
  const { storage, now = Date.now, notify, onSessionInvalid } = asking;
  if (error.kind === 'aborted') return error;
  if (error.result?.error === 'PASSWORD_EXPIRED') {
    // Stored so that the page that changes the password can tell the visitor why they are there.
    storage.set('expireTime', now());
    return reportExpiredPassword(asking);
  }
  if (!asking.skipErrorHandler) notify(error.message);
  if (isSessionInvalid(error)) {
    storage.clear();
    onSessionInvalid();
  }
  return error;
}

function isSessionInvalid({ code, kind }: ClientError): boolean {
  return code === sessionInvalidCode && kind === 'business';
}

function reportExpiredPassword({ notify, onPasswordExpired }: ClientOptions): ClientError {
  notify(passwordExpiredMessage);
  onPasswordExpired();
  return new ClientError('password-expired', passwordExpiredMessage);
}
