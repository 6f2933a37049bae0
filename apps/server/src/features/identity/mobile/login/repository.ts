import type { Insertable } from 'kysely';

import type { Handle } from '../../../../database/database.ts';
import type { Tables } from '../../../../database/tables.ts';
import type { Account } from '../../repository.ts';

/** Whom a number logs in: however many accounts have it, one at most. */
export function findAccountByMobile(handle: Handle, number: string): Promise<Account | undefined> {
  return handle
    .selectFrom('mobileNumbers')
    .innerJoin('accounts', 'accounts.id', 'mobileNumbers.accountId')
    .selectAll('accounts')
    .where('number', '=', number)
    .where('logsIn', '=', 1)
    .executeTakeFirst();
}

export async function insertLogin(
  handle: Handle,
  login: Insertable<Tables['mobileLogins']>,
): Promise<void> {
  await handle.insertInto('mobileLogins').values(login).execute();
}

/** Counts one try at the code that was asked for with this request, while it is open; yields the code's hash. */
export async function takeLoginTry(
  handle: Handle,
  requestHash: string,
  now: number,
): Promise<string | undefined> {
  const taken = await handle
    .updateTable('mobileLogins')
    .set((set) => ({ triesLeft: set('triesLeft', '-', 1) }))
    .where('requestHash', '=', requestHash)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning('codeHash')
    .executeTakeFirst();
  return taken?.codeHash;
}

/** Marks the code as used. False when another request has just used it. */
export async function deleteLogin(handle: Handle, requestHash: string): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('mobileLogins')
    .where('requestHash', '=', requestHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Has a number log in no other account than this; yields those that it did. */
export async function endOtherLogins(
  handle: Handle,
  { accountId, number }: { accountId: string; number: string },
): Promise<string[]> {
  const ended = await handle
    .updateTable('mobileNumbers')
    .set({ logsIn: 0 })
    .where('number', '=', number)
    .where('accountId', '!=', accountId)
    .where('logsIn', '=', 1)
    .returning('accountId')
    .execute();
  return ended.map((row) => row.accountId);
}
