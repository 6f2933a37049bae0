import type { Permission } from '@uid/contract/permissions';

import { AppError } from './app-error.ts';
import type { StaffCaller } from './caller.ts';

/** Demands a permission that not every caller of the endpoint has. Throws NOT_FOUND without it. */
export function demandFurtherPermission(
  { staff }: StaffCaller['session'],
  permission: Permission,
): void {
  if (!staff.permissions.has(permission)) throw new AppError('NOT_FOUND');
}
