import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';

/** Who changes the staff: an administrator's account, or the command. */
export type Changer = { accountId: string } | 'command';

export function changerId(by: Changer): string | null {
  return by === 'command' ? null : by.accountId;
}

/**
 * The enrolled administrators, whose rows nobody else changes until the transaction ends: two who take each other's
 * rights at once come one after the other, and the second is no administrator any more.
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
  return ids;
}

/** Those who have enrolled, and so can act. */
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

/** Refuses what would leave nobody who can act. */
export function keepOneOf(administrators: readonly string[], without: string): void {
  const isLast = administrators.length === 1 && administrators[0] === without;
  if (isLast) throw new AppError('LAST_ADMINISTRATOR');
}

export function refuseSelf(by: Changer, accountId: string): void {
  if (changerId(by) === accountId) throw new AppError('NOT_YOURSELF');
}
