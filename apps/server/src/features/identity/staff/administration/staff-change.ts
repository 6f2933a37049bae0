import type { AccountEventKind } from '@uid/contract/account';

import type { ActNote } from '../../../../act.ts';
import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { readLetterhead } from '../../../contents/read-letterhead.ts';
import { queueMail } from '../../../messages/mail/queue-mail.ts';
import { recordEvent } from '../../record-event.ts';
import { getAccount } from '../../repository.ts';
import { readAccountLanguage } from '../read-account-language.ts';
import { findStaff } from '../repository.ts';
import type { Staff } from '../repository.ts';
import { staffMail } from '../staff-mails.ts';
import type { StaffMail } from '../staff-mails.ts';

export type StaffContext = Pick<ServerContext, 'newId' | 'now'>;

/** Returns what the entry in the audit log says of a change to a member of staff. */
export function staffNote(accountId: string, change: Pick<ActNote, 'before' | 'after'>): ActNote {
  return { subject: { kind: 'account', id: accountId }, about: accountId, ...change };
}

/** Throws NOT_FOUND for an account that never had a role. */
export async function getStaff(handle: Handle, accountId: string): Promise<Staff> {
  const staff = await findStaff(handle, accountId);
  if (!staff) throw new AppError('NOT_FOUND');
  return staff;
}

interface Notice {
  accountId: string;
  event: AccountEventKind;
  mail: StaffMail;
}

/** Records the change in the person's activity, and mails it to them. The person is not told who made the change. */
export async function notifyPerson(
  handle: Handle,
  { accountId, event, mail }: Notice,
  context: StaffContext,
): Promise<void> {
  const from = { address: '', agent: 'staff' };
  await recordEvent(handle, { kind: event, accountId, from }, context);
  const { email } = await getAccount(handle, accountId);
  if (email === null) return;
  const language = await readAccountLanguage(handle, accountId);
  const words = staffMail(mail, await readLetterhead(handle, language));
  await queueMail(handle, { ...words, recipient: email }, context);
}
