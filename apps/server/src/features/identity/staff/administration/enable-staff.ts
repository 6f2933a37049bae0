import type { ActNote } from '../../../../act.ts';
import type { Handle } from '../../../../database/database.ts';
import { setDisabled } from '../repository.ts';
import { lockAdministrators } from './administrators.ts';
import type { Changer } from './administrators.ts';
import { getStaff, staffNote, notifyPerson } from './staff-change.ts';
import type { StaffContext } from './staff-change.ts';

/** Lets a disabled person enrol anew, with a code that is issued separately. */
export async function enableStaff(
  handle: Handle,
  { accountId, by }: { accountId: string; by: Changer },
  context: StaffContext,
): Promise<ActNote> {
  await lockAdministrators(handle, by);
  await getStaff(handle, accountId);
  const note = staffNote(accountId, { after: { isDisabled: false } });
  if (!(await setDisabled(handle, accountId, null))) return note;
  const mail = { kind: 'staff-enabled' } as const;
  await notifyPerson(handle, { accountId, event: 'staff-enabled', mail }, context);
  return note;
}
