import type { Permission } from '@uid/contract/permissions';

import { AppError } from './app-error.ts';
import type { StaffCaller } from './caller.ts';

/** Demands one that not everybody who may call the endpoint has. */
export function demandFurtherPermission(
  { staff }: StaffCaller['session'],
  permission: Permission,
): void {
  if (!staff.permissions.has(permission)) throw new AppError('NOT_FOUND');
}
