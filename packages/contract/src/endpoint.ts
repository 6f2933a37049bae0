import type { z } from './zod.ts';

import type { AuditAction } from './audit-actions.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call an endpoint.
 * - `public`: anybody.
 * - `cart`: the holder of a cart, by session token or by guest cookie (then with the XSRF pair).
 * - `session`: a valid session whose password has not expired.
 * - `expired-session`: a valid session, even if its password has expired.
 * - `staff`: the session of a member of staff who has the endpoint's permission; everybody else gets 404.
 */
export type Access = Guard['access'];

export type Guard =
  | {
      access: 'public' | 'cart' | 'session' | 'expired-session';
      permission?: never;
      action?: never;
    }
  | ({ access: 'staff'; permission: Permission } & Recorded);

/**
 * The action that the audit log records for a staff endpoint; `isImpersonal` if the endpoint changes nothing and reads
 * no personal data.
 */
type Recorded = { action: AuditAction } | { action?: never; isImpersonal: true };

/** One operation of the HTTP interface: the single source of validation, OpenAPI and client types. */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = Guard & {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  /** Query parameters of a GET or of an upload; otherwise the JSON body of a POST. */
  input: Input;
  output: Output;
  /** Requests need an `Idempotency-Key` header: a repeated key gets the first response again. */
  idempotent?: true;
  /** The response contains prices and stock: a page rendered from it is valid only until one of them changes. */
  isPriced?: true;
  /**
   * Dangerous: the caller must have stepped up within the last ten minutes, otherwise the error is STEP_UP_REQUIRED.
   */
  stepUp?: true;
  /** Maximum bytes of the body, if it may be larger than that of other endpoints. */
  bodyLimit?: number;
  /** The body is a file of one of these media types, with at most `maxBytes` bytes. */
  upload?: { types: readonly string[]; maxBytes: number };
};

/**
 * An operation that responds with a file or a stream instead of an envelope. If it needs the session's header, the page
 * fetches the file and saves the blob.
 */
export type FileEndpoint<Input extends z.ZodMiniType = z.ZodMiniType> = Guard & {
  method: 'GET';
  path: string;
  summary: string;
  /** Query parameters. */
  input: Input;
  /** Media type of the response. */
  type: string;
  /** The form of an error response: an envelope as for other endpoints, or the site's one 404 page for every error. */
  refusal: 'envelope' | 'page';
  /** As for any endpoint. */
  stepUp?: true;
  /** Not needed, because the operation writes nothing. */
  idempotent?: never;
  bodyLimit?: never;
  upload?: never;
};

/**
 * Part of an output that may lag behind the site's contents: a page rendered from it while `isBehind` is not cached.
 */
export interface MayBeBehind {
  isBehind: boolean;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type FileInputOf<F extends FileEndpoint> = z.input<F['input']>;
export type ParsedInputOf<E extends Endpoint | FileEndpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Declares an endpoint; at run time the function returns its argument. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** Declares a file endpoint; at run time the function returns its argument. */
export function fileEndpoint<const E extends FileEndpoint>(declaration: E): E {
  return declaration;
}

/**
 * Calls an endpoint and resolves to its `result`. The browser's client and the server's in-process caller both have
 * this type.
 */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
