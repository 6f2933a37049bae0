import type { Handle } from './database/database.ts';
import { holdRows } from './database/hold-rows.ts';
import { AppError } from './http/app-error.ts';

/**
 * Keeps an account from being deleted until the transaction ends, so that a deletion finds what is saved in it.
 * Throws SESSION_INVALID where there is no such account any more.
 */
export async function keepAccount(handle: Handle, id: string): Promise<void> {
  const account = handle.selectFrom('accounts').select('id').where('id', '=', id);
  await holdRows(handle, account).executeTakeFirstOrThrow(() => new AppError('SESSION_INVALID'));
}
