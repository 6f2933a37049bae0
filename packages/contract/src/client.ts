import axios, { isAxiosError, isCancel } from 'axios';
import type { AxiosAdapter, AxiosError, AxiosInstance, AxiosResponse } from 'axios';

import { ClientError } from './client-errors.ts';
import {
  accessTokenHeader,
  bootPrefix,
  passwordExpiredMessage,
  requestTimeout,
  sessionInvalidCode,
  xsrfCookie,
  xsrfHeader,
} from './constants.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import { isEnvelope, isSuccess } from './envelope.ts';
import type { Envelope, ErrorResult } from './envelope.ts';
import { languageTags } from './language.ts';
import type { Language } from './language.ts';
import type { BrowserStorage } from './storage.ts';

export interface ClientOptions {
  storage: BrowserStorage;
  language: Language;
  /** Shows a message to the user. */
  notify: (message: string) => void;
  /** The stored session has been cleared; go to the login route. */
  onSessionInvalid: () => void;
  /** The password has expired; go to the route that changes it. */
  onPasswordExpired: () => void;
  /** Epoch milliseconds; the system clock unless told. */
  now?: () => number;
  /** Replaces the transport, for tests. */
  adapter?: AxiosAdapter;
}

export interface RequestOptions {
  /** Leaves showing the failure to the caller. Session and password handling stay. */
  skipErrorHandler?: boolean;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

export type Request = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: RequestOptions,
) => Promise<OutputOf<E>>;

/**
 * The request layer: calls an endpoint and yields its `result`.
 * Rejects with a `ClientError`; unless opted out, its message has been shown by then.
 */
export function createClient(options: ClientOptions): Request {
  const { storage, now = Date.now } = options;
  const http = createTransport(options);

  return async function request(endpoint, input, requestOptions = {}) {
    const expireTime = storage.get('expireTime');
    if (expireTime !== undefined && expireTime <= now() && !passesExpiredPassword(endpoint)) {
      throw reportExpiredPassword(options);
    }
    const token = storage.get('token') ?? '';
    try {
      const response = await http.request<unknown>({
        method: endpoint.method,
        url: endpoint.path,
        [endpoint.method === 'GET' ? 'params' : 'data']: input,
        headers: requestHeaders(token, options, requestOptions),
        signal: requestOptions.signal,
      });
      return resultOf(response) as never;
    } catch (cause) {
      const error = toClientError(cause);
      // A refused token that has been replaced meanwhile says nothing of the session there is now.
      if (isSessionInvalid(error) && (storage.get('token') ?? token) !== token)
        return request(endpoint, input, requestOptions);
      throw report(error, options, requestOptions);
    }
  };
}

/** Changing the password, leaving, and starting a new session stay possible. */
function passesExpiredPassword({ access, path }: Endpoint): boolean {
  return access === 'expired-session' || (access === 'public' && path.startsWith(bootPrefix));
}

function createTransport({ adapter }: ClientOptions): AxiosInstance {
  return axios.create({
    timeout: requestTimeout,
    xsrfCookieName: xsrfCookie,
    xsrfHeaderName: xsrfHeader,
    paramsSerializer: { serialize: queryOf },
    ...(adapter && { adapter }),
  });
}

/** Flat parameters, in the platform's own spelling; what is not there is left out. */
function queryOf(params: Record<string, unknown>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function requestHeaders(
  token: string,
  options: ClientOptions,
  { idempotencyKey }: RequestOptions,
): Record<string, string> {
  return {
    [accessTokenHeader]: token,
    'Accept-Language': languageTags[options.language],
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

function resultOf(response: AxiosResponse<unknown>): unknown {
  const body = response.data;
  if (!isEnvelope(body)) throw new ClientError('request', 'Request error, please retry.');
  if (!isSuccess(body)) throw businessError(body);
  return body.result;
}

function businessError(envelope: Envelope<unknown>): ClientError {
  return new ClientError('business', envelope.message, {
    code: envelope.code,
    result: (envelope.result ?? undefined) as ErrorResult | undefined,
  });
}

function toClientError(cause: unknown): ClientError {
  if (cause instanceof ClientError) return cause;
  if (isCancel(cause)) return new ClientError('aborted', 'Request aborted', { cause });
  if (isAxiosError(cause)) return transportError(cause);
  return new ClientError('request', 'Request error, please retry.', { cause });
}

function transportError(cause: AxiosError): ClientError {
  const { response, request } = cause;
  if (response && isEnvelope(response.data)) return businessError(response.data);
  if (response) {
    return new ClientError('http', `Response status:${response.status}`, {
      code: response.status,
      cause,
    });
  }
  if (request) return new ClientError('no-response', 'None response! Please retry.', { cause });
  return new ClientError('request', 'Request error, please retry.', { cause });
}

function report(
  error: ClientError,
  options: ClientOptions,
  { skipErrorHandler }: RequestOptions,
): ClientError {
  if (error.kind === 'aborted') return error;
  if (error.result?.error === 'PASSWORD_EXPIRED') {
    // Remembered, so that the page that changes it can say why the visitor is there.
    options.storage.set('expireTime', (options.now ?? Date.now)());
    return reportExpiredPassword(options);
  }
  if (!skipErrorHandler) options.notify(error.message);
  if (isSessionInvalid(error)) {
    options.storage.clear();
    options.onSessionInvalid();
  }
  return error;
}

function isSessionInvalid({ code, kind }: ClientError): boolean {
  return code === sessionInvalidCode && kind === 'business';
}

function reportExpiredPassword(options: ClientOptions): ClientError {
  options.notify(passwordExpiredMessage);
  options.onPasswordExpired();
  return new ClientError('password-expired', passwordExpiredMessage);
}
