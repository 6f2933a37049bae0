import type { Expression } from 'kysely';

import type { Handle } from './database/database.ts';
import { holdRows } from './database/hold-rows.ts';
import { AppError } from './http/app-error.ts';

/**
 * Keeps an account from being deleted until the transaction ends, so that a deletion finds what is saved in it. Throws
 * SESSION_INVALID if the account no longer exists.
 */
export async function keepAccount(handle: Handle, id: string): Promise<void> {
  await keptAccount(handle, id).executeTakeFirstOrThrow(() => new AppError('SESSION_INVALID'));
}

/** Does the same as a part of the statement that saves. */
export function keptAccount(handle: Handle, id: Expression<string> | string) {
  return holdRows(handle, handle.selectFrom('accounts').select('id').where('id', '=', id));
}
