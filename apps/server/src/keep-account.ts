import { PostgresAdapter } from 'kysely';

import type { Handle } from './database/database.ts';
import { AppError } from './http/app-error.ts';

/**
 * Keeps an account from being deleted until the transaction ends, so that a deletion finds what is saved in it.
 * Throws SESSION_INVALID where there is no such account any more. SQLite has one transaction that writes at a time.
 */
export async function keepAccount(handle: Handle, id: string): Promise<void> {
  const account = handle.selectFrom('accounts').select('id').where('id', '=', id);
  const isPostgres = handle.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? account.forShare() : account).executeTakeFirstOrThrow(
    () => new AppError('SESSION_INVALID'),
  );
}
