import type { StaffRole } from '@uid/contract/staff-roles';

import type { Handle } from '../../../database/database.ts';

/** The roles that a person of the staff has now, as long as their rights rest on a factor. */
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
