import type { RequestOptions } from '@uid/contract/client';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';

import { request } from '../../request/shell-request.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key.ts';
import type { Intention } from './idempotency-key.ts';

/** Sends a request that must not happen twice: a press after a lost answer sends the same request again. */
export async function sendOnce<E extends Endpoint & { idempotent: true }>(
  what: Intention,
  endpoint: E,
  { input, options }: { input: InputOf<E>; options?: Omit<RequestOptions, 'idempotencyKey'> },
): Promise<OutputOf<E>> {
  const idempotencyKey = idempotencyKeyOf(what, input, sessionStorage);
  const output = await request(endpoint, input, { ...options, idempotencyKey });
  forgetIdempotencyKey(what, sessionStorage);
  return output;
}
