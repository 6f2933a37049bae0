import type { StaffRole } from '@uid/contract/staff-roles';

import type { Handle } from '../../../database/database.ts';

/** Returns the current roles of a member of staff; none if the account is disabled or has no factor. */
export async function readRoles(handle: Handle, accountId: string): Promise<StaffRole[]> {
  const rows = await handle
    .selectFrom('staffRoles')
    .innerJoin('staff', 'staff.accountId', 'staffRoles.accountId')
    .innerJoin('accounts', 'accounts.id', 'staffRoles.accountId')
    .select('role')
    .where('staffRoles.accountId', '=', accountId)
    .where('staff.factor', 'is not', null)
    .where('staff.disabledAt', 'is', null)
    .where('accounts.disabledAt', 'is', null)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}
