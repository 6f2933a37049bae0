import type { ActNote } from '../../../../act.ts';
import type { Handle } from '../../../../database/database.ts';
import { endSessions } from '../../repository.ts';
import { clearEnrolment, setDisabled } from '../repository.ts';
import { keepOneOf, lockAdministrators, refuseSelf } from './administrators.ts';
import type { Changer } from './administrators.ts';
import { getStaff, staffNote, notifyPerson } from './staff-change.ts';
import type { StaffContext } from './staff-change.ts';

/**
 * Ends a person's staff rights and sessions. The roles stay on record; a person who is enabled again has to enrol anew.
 */
export async function disableStaff(
  handle: Handle,
  { accountId, by }: { accountId: string; by: Changer },
  context: StaffContext,
): Promise<ActNote> {
  const administrators = await lockAdministrators(handle, by);
  refuseSelf(by, accountId);
  keepOneOf(administrators, accountId);
  await getStaff(handle, accountId);
  const note = staffNote(accountId, { after: { isDisabled: true } });
  if (!(await setDisabled(handle, accountId, context.now()))) return note;
  await clearEnrolment(handle, accountId);
  await endSessions(handle, accountId);
  const mail = { kind: 'staff-disabled' } as const;
  await notifyPerson(handle, { accountId, event: 'staff-disabled', mail }, context);
  return note;
}
