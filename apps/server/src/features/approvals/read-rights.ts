import { permissionsOf } from '@uid/contract/permissions';
import type { Permission } from '@uid/contract/permissions';

import type { Handle } from '../../database/database.ts';

/**
 * Returns since when a member of staff has a permission: since the first of their roles that grants it, or since their
 * enrolment, whichever is later. Returns undefined if they don't have it.
 */
export async function readRightSince(
  handle: Handle,
  accountId: string,
  permission: Permission,
): Promise<number | undefined> {
  const rows = await handle
    .selectFrom('staff')
    .innerJoin('staffRoles', 'staffRoles.accountId', 'staff.accountId')
    .select(['role', 'grantedAt', 'enrolledAt'])
    .where('staff.accountId', '=', accountId)
    .where('staff.factor', 'is not', null)
    .where('staff.disabledAt', 'is', null)
    .execute();
  const holding = rows.filter(({ role }) => permissionsOf([role]).has(permission));
  const times = holding.map(({ grantedAt, enrolledAt }) => Math.max(grantedAt, enrolledAt ?? 0));
  return times.length > 0 ? Math.min(...times) : undefined;
}
