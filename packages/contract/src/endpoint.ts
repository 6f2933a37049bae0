import type { z } from './zod.ts';

import type { AuditAction } from './audit-actions.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call an endpoint.
 * - `public`: anybody.
 * - `cart`: whoever holds a cart, by session token or by guest cookie (then with the XSRF pair).
 * - `session`: a valid session whose password has not expired.
 * - `expired-session`: a valid session, even when its password has expired.
 * - `staff`: a session of somebody of the staff who has the endpoint's permission; for everybody else there is
 *   nothing here (404).
 */
export type Access = Guard['access'];

export type Guard =
  | {
      access: 'public' | 'cart' | 'session' | 'expired-session';
      permission?: never;
      action?: never;
    }
  | ({ access: 'staff'; permission: Permission } & Recorded);

/** What an endpoint for staff is in the audit log; or that it changes nothing and reads nothing of any person. */
type Recorded = { action: AuditAction } | { action?: never; isImpersonal: true };

/** One operation of the HTTP interface: the single source of validation, OpenAPI and client types. */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = Guard & {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  /** Query parameters of a GET or of an upload, else the JSON body of a POST. */
  input: Input;
  output: Output;
  /** Asked for with an `Idempotency-Key` header: the same key answers with the first answer. */
  idempotent?: true;
  /** It says prices and stock: what is made of its answer holds only until one of them changes. */
  isPriced?: true;
  /** Dangerous: who calls has proven themselves in the last ten minutes, else STEP_UP_REQUIRED. */
  stepUp?: true;
  /** Bytes that its body may have, where that is more than others' may. */
  bodyLimit?: number;
  /** Its body is a file, of one of these media types and of so many bytes at most. */
  upload?: { types: readonly string[]; maxBytes: number };
};

/**
 * An operation that answers with a file or a stream instead of an envelope.
 * Where a page needs the session's header for it, the page fetches it and saves the blob.
 */
export type FileEndpoint<Input extends z.ZodMiniType = z.ZodMiniType> = Guard & {
  method: 'GET';
  path: string;
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
  bodyLimit?: never;
  upload?: never;
};

/** What an output has that takes a while to follow the site: a page that is made of it while it is behind is not kept. */
export interface MayBeBehind {
  isBehind: boolean;
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
