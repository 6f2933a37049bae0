import type { Security } from '@uid/contract/account';

import type { Handle } from '../../../database/database.ts';
import { hasCode } from './enrolment/enrolment-code.ts';
import { factorKind, findStaff, listRoles } from './repository.ts';

/**
 * Returns what a member of staff sees of their rights among the protections of the account; for a customer, nothing.
 */
export async function describeStaff(
  handle: Handle,
  accountId: string,
  now: number,
): Promise<Pick<Security, 'staff'>> {
  const staff = await findStaff(handle, accountId);
  if (!staff || staff.disabledAt !== null) return {};
  const roles = await listRoles(handle, accountId);
  if (roles.length === 0) return {};
  const { factor, enrolledAt, codeEndsAt } = staff;
  return {
    staff: {
      roles,
      ...(factor !== null && { factor: factorKind(factor) }),
      ...(enrolledAt !== null && { enrolledAt }),
      ...(hasCode(staff, now) && codeEndsAt !== null && { codeEndsAt }),
    },
  };
}
