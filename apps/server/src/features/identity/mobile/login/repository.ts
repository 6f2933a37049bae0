import type { Insertable } from 'kysely';

import type { Handle } from '../../../../database/database.ts';
import type { Tables } from '../../../../database/tables.ts';
import type { Account } from '../../repository.ts';

/** Returns the account that a number logs in to: at most one, however many accounts have the number. */
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

/** Counts one try at the code of this request, unless it is over, and returns the code's hash. */
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

/** Stops a number from logging in to any account but this one; returns the accounts that it did log in to. */
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
