import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type MobileNumber = Selectable<Tables['mobileNumbers']>;
export type MobileEnrolment = Selectable<Tables['mobileEnrolments']>;

export function findMobile(handle: Handle, accountId: string): Promise<MobileNumber | undefined> {
  return handle
    .selectFrom('mobileNumbers')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/**
 * Replaces the account's number with a confirmed one. False when the number has just become another account's login.
 */
export async function putMobile(handle: Handle, mobile: MobileNumber): Promise<boolean> {
  await deleteMobile(handle, mobile.accountId);
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('mobileNumbers')
    .values(mobile)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the account's number. False when it had none. */
export async function deleteMobile(handle: Handle, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('mobileNumbers')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Replaces the account's number that has not been confirmed yet. */
export async function putEnrolment(
  handle: Handle,
  { accountId, ...values }: MobileEnrolment,
): Promise<void> {
  await handle
    .insertInto('mobileEnrolments')
    .values({ accountId, ...values })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(values))
    .execute();
}

/** Counts one try at the enrolment that this session began, unless it is over. */
export function takeTry(
  handle: Handle,
  { accountId, sessionId }: Pick<MobileEnrolment, 'accountId' | 'sessionId'>,
  now: number,
): Promise<Pick<MobileEnrolment, 'number' | 'codeHash' | 'logsIn'> | undefined> {
  return handle
    .updateTable('mobileEnrolments')
    .set((set) => ({ triesLeft: set('triesLeft', '-', 1) }))
    .where('accountId', '=', accountId)
    .where('sessionId', '=', sessionId)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning(['number', 'codeHash', 'logsIn'])
    .executeTakeFirst();
}

/** Marks the code as used. False when another request has just used it. */
export async function deleteEnrolment(
  handle: Handle,
  { accountId, codeHash }: Pick<MobileEnrolment, 'accountId' | 'codeHash'>,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('mobileEnrolments')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Lists every number that is kept of an account, confirmed or not, unless another account has confirmed it. */
export async function listOwnNumbers(handle: Handle, accountId: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('mobileNumbers')
    .select('number')
    .where('accountId', '=', accountId)
    .unionAll(
      handle.selectFrom('mobileEnrolments').select('number').where('accountId', '=', accountId),
    )
    .execute();
  const kept = rows.map(({ number }) => number);
  if (kept.length === 0) return [];
  const others = await handle
    .selectFrom('mobileNumbers')
    .select('number')
    .where('number', 'in', kept)
    .where('accountId', '!=', accountId)
    .execute();
  const shared = new Set(others.map(({ number }) => number));
  return kept.filter((number) => !shared.has(number));
}
