import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { hashRecoveryCode } from './recovery-code.ts';

export type TotpSecret = Selectable<Tables['totpSecrets']>;

export function findTotpSecret(handle: Handle, accountId: string): Promise<TotpSecret | undefined> {
  return handle
    .selectFrom('totpSecrets')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/**
 * A used step that is further ahead was written while the clock was ahead. It must not lock the owner out until then.
 */
const stepsAhead = 20;

/** Marks a time step as used. False when it, or a later one, was used before. */
export async function takeStep(handle: Handle, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('totpSecrets')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where((eb) => eb.or([eb('lastStep', '<', step), eb('lastStep', '>', step + stepsAhead)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces the account's secret with a confirmed one. */
export async function putTotpSecret(handle: Handle, secret: TotpSecret): Promise<void> {
  const { accountId: _, ...values } = secret;
  await handle
    .insertInto('totpSecrets')
    .values(secret)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(values))
    .execute();
}

/** Marks a recovery code as used, or returns why it can't be. */
export async function takeRecoveryCode(
  handle: Handle,
  { accountId, code }: { accountId: string; code: string },
  now: number,
): Promise<'taken' | 'used' | 'unknown'> {
  const codeHash = hashRecoveryCode(code, accountId);
  const { numUpdatedRows } = await handle
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return 'taken';
  const known = await handle
    .selectFrom('recoveryCodes')
    .select('usedAt')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return known ? 'used' : 'unknown';
}

export async function replaceRecoveryCodes(
  handle: Handle,
  accountId: string,
  codes: string[],
): Promise<void> {
  await handle.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  const rows = codes.map((code) => ({
    accountId,
    codeHash: hashRecoveryCode(code, accountId),
    usedAt: null,
  }));
  await handle.insertInto('recoveryCodes').values(rows).execute();
}

export async function countRecoveryCodes(handle: Handle, accountId: string): Promise<number> {
  const { left } = await handle
    .selectFrom('recoveryCodes')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Deletes everything that makes up the account's second factor. */
export async function deleteSecondFactor(handle: Handle, accountId: string): Promise<void> {
  for (const table of ['totpSecrets', 'totpEnrolments', 'recoveryCodes'] as const)
    await handle.deleteFrom(table).where('accountId', '=', accountId).execute();
}
