import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';

/** Who changes the staff: an administrator's account, or the command. */
export type Changer = { accountId: string } | 'command';

export function changerId(by: Changer): string | null {
  return by === 'command' ? null : by.accountId;
}

/**
 * Returns the enrolled administrators, and locks their rows until the transaction ends: if two take each other's rights
 * at once, one comes after the other, and the second is no administrator any more.
 */
export async function lockAdministrators(handle: Handle, by: Changer): Promise<string[]> {
  await handle
    .updateTable('staff')
    .set((set) => ({ factor: set.ref('factor') }))
    .where('accountId', 'in', (rows) =>
      rows.selectFrom('staffRoles').select('accountId').where('role', '=', 'administrator'),
    )
    .execute();
  const ids = await listAdministrators(handle);
  if (by !== 'command' && !ids.includes(by.accountId)) throw new AppError('NOT_FOUND');
  if (ids.length > 1) await markPeers(handle, ids);
  return ids;
}

/** Runs before an administrator is removed: what two had to agree on, the other one must not do alone afterwards. */
async function markPeers(handle: Handle, accountIds: readonly string[]): Promise<void> {
  await handle
    .updateTable('staff')
    .set({ hadPeer: 1 })
    .where('accountId', 'in', accountIds)
    .where('hadPeer', '=', 0)
    .execute();
}

/** Returns whether there are two administrators, or were when one of them was last removed. */
export async function hadTwoAdministrators(handle: Handle): Promise<boolean> {
  if ((await listAdministrators(handle)).length > 1) return true;
  const peer = await handle
    .selectFrom('staff')
    .select('accountId')
    .where('hadPeer', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return peer !== undefined;
}

/** Lists the administrators who have enrolled, and so can act. */
export async function listAdministrators(handle: Handle): Promise<string[]> {
  const rows = await handle
    .selectFrom('staff')
    .innerJoin('staffRoles', 'staffRoles.accountId', 'staff.accountId')
    .select('staff.accountId')
    .where('staffRoles.role', '=', 'administrator')
    .where('staff.factor', 'is not', null)
    .orderBy('staff.accountId')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Throws LAST_ADMINISTRATOR if nobody who can act would be left. */
export function keepOneOf(administrators: readonly string[], without: string): void {
  const isLast = administrators.length === 1 && administrators[0] === without;
  if (isLast) throw new AppError('LAST_ADMINISTRATOR');
}

export function refuseSelf(by: Changer, accountId: string): void {
  if (changerId(by) === accountId) throw new AppError('NOT_YOURSELF');
}
