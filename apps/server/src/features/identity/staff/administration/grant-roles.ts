import type { StaffRole } from '@uid/contract/staff-roles';

import type { ActNote } from '../../../../act.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { endSessions, findAccountByEmail, getLockedAccount } from '../../repository.ts';
import { insertRoles, isStaff } from '../repository.ts';
import { changerId, lockAdministrators } from './administrators.ts';
import type { Changer } from './administrators.ts';
import { staffNote, notifyPerson } from './staff-change.ts';
import type { StaffContext } from './staff-change.ts';

export interface Grant {
  email: string;
  roles: readonly StaffRole[];
  by: Changer;
}

/**
 * Grants roles to the account that has registered with the address, and returns its id. A person who had no roles has
 * to log in anew, and to enrol before any role counts.
 */
export async function grantRoles(
  handle: Handle,
  { email, roles, by }: Grant,
  context: StaffContext,
): Promise<{ accountId: string; note: ActNote }> {
  await lockAdministrators(handle, by);
  const account = await findAccountByEmail(handle, email);
  if (!account) throw new AppError('NOT_REGISTERED');
  const { id: accountId } = account;
  await refuseDisabled(handle, accountId);
  const isNew = !(await isStaff(handle, accountId));
  const grant = { accountId, roles, grantedAt: context.now(), grantedBy: changerId(by) };
  const granted = await insertRoles(handle, grant);
  const note = staffNote(accountId, { after: { roles: granted } });
  if (granted.length === 0) return { accountId, note };
  if (isNew) await endSessions(handle, accountId);
  const mail = { kind: 'role-granted', roles: granted } as const;
  await notifyPerson(handle, { accountId, event: 'role-granted', mail }, context);
  return { accountId, note };
}

/**
 * A person whom support has disabled could not log in to enrol, and support does not enable staff. The account is
 * locked, so that nobody can disable it until the transaction ends.
 */
export async function refuseDisabled(handle: Handle, accountId: string): Promise<void> {
  const { disabledAt } = await getLockedAccount(handle, accountId);
  if (disabledAt !== null) throw new AppError('CUSTOMER_DISABLED');
}
