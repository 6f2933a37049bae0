import type { ErrorResult } from './envelope.ts';
import type { ErrorName } from './errors.ts';

/** Why a request failed. Recognised by `kind`, never by `instanceof`: two bundles have two classes. */
export type ClientErrorKind =
  | 'business'
  | 'http'
  | 'no-response'
  | 'request'
  | 'password-expired'
  | 'aborted';

export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly kind: ClientErrorKind;
  /** The envelope code of a business error, or the HTTP status of an http error. */
  readonly code: number | undefined;
  /** The name, field messages and details that the server sent with a business error. */
  readonly result: ErrorResult | undefined;

  constructor(
    kind: ClientErrorKind,
    message: string,
    options: { code?: number; result?: ErrorResult; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.code = options.code;
    this.result = options.result;
  }
}

/**
 * Why no usable response arrived, in the texts and codes of the specification. It is the `cause` of a `ClientError`.
 */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: 'ERR_NETWORK' | 'ECONNABORTED' | 'ERR_BAD_REQUEST' | 'ERR_BAD_RESPONSE';

  constructor(code: TransportError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export function isClientError(value: unknown): value is ClientError {
  return value instanceof Error && value.name === 'ClientError' && 'kind' in value;
}

/** Whether `value` is the server's error response with that name. */
export function isRefusal(value: unknown, name: ErrorName): value is ClientError {
  return isClientError(value) && value.result?.error === name;
}
