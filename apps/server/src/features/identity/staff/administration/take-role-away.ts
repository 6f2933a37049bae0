import type { StaffRole } from '@uid/contract/staff-roles';

import type { ActNote } from '../../../../act.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { clearEnrolment, deleteRole, listRoles } from '../repository.ts';
import { keepOneOf, lockAdministrators, refuseSelf } from './administrators.ts';
import type { Changer } from './administrators.ts';
import { staffNote, notifyPerson } from './staff-change.ts';
import type { StaffContext } from './staff-change.ts';

interface Removal {
  accountId: string;
  role: StaffRole;
  by: Changer;
}

/** Removes a role, which every process knows with the next request. Removing the last role also ends the enrolment. */
export async function takeRoleAway(
  handle: Handle,
  { accountId, role, by }: Removal,
  context: StaffContext,
): Promise<ActNote> {
  const administrators = await lockAdministrators(handle, by);
  if (role === 'administrator') {
    refuseSelf(by, accountId);
    keepOneOf(administrators, accountId);
  }
  if (!(await deleteRole(handle, accountId, role))) throw new AppError('NOT_FOUND');
  const left = await listRoles(handle, accountId);
  if (left.length === 0) await clearEnrolment(handle, accountId);
  const mail = { kind: 'role-taken-away', roles: [role] } as const;
  await notifyPerson(handle, { accountId, event: 'role-taken-away', mail }, context);
  return staffNote(accountId, { before: { roles: [...left, role] }, after: { roles: left } });
}
