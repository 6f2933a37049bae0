import type { z } from 'zod/mini';

/**
 * Who may call an endpoint.
 * - `public`: anybody.
 * - `cart`: whoever holds a cart, by session token or by guest cookie (then with the XSRF pair).
 * - `session`: a valid session whose password has not expired.
 * - `expired-session`: a valid session, even when its password has expired.
 * - `operator`: a session of an operator who has a second factor; for everybody else there is nothing here (404).
 */
export type Access = 'public' | 'cart' | 'session' | 'expired-session' | 'operator';

/** One operation of the HTTP interface: the single source of validation, OpenAPI and client types. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  path: string;
  access: Access;
  summary: string;
  /** Query parameters of a GET, JSON body of a POST. */
  input: Input;
  output: Output;
  /** Asked for with an `Idempotency-Key` header: the same key answers with the first answer. */
  idempotent?: true;
  /** It says prices and stock: what is made of its answer holds only until one of them changes. */
  isPriced?: true;
  /** Dangerous: who calls has proven themselves in the last ten minutes, else STEP_UP_REQUIRED. */
  stepUp?: true;
}

/**
 * An operation that answers with a file or a stream instead of an envelope.
 * Where a page needs the session's header for it, the page fetches it and saves the blob.
 */
export interface FileEndpoint<Input extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET';
  path: string;
  access: Access;
  summary: string;
  /** Query parameters. */
  input: Input;
  /** Media type of the answer. */
  type: string;
  /** What a refusal is: an envelope as everywhere, or the site's one 404 page, whatever was wrong. */
  refusal: 'envelope' | 'page';
  /** As of any endpoint. */
  stepUp?: true;
  /** It writes nothing. */
  idempotent?: never;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type FileInputOf<F extends FileEndpoint> = z.input<F['input']>;
export type ParsedInputOf<E extends Endpoint | FileEndpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Declares an endpoint; only the types are added. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** Declares a file endpoint; only the types are added. */
export function fileEndpoint<const E extends FileEndpoint>(declaration: E): E {
  return declaration;
}

/**
 * Calls an endpoint and yields its `result`.
 * The browser's client and the server's in-process caller both have this shape.
 */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
