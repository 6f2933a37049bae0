import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { findMobile } from '../mobile/repository.ts';
import { textOwner } from '../owner/notify-owner.ts';
import type { Account } from '../repository.ts';
import { deletionMail } from './deletion-mail.ts';
import { eraseAccount } from './erase-account.ts';

/** Erases an account, and notifies its former owner: by mail, or by text message if the account had no address. */
export async function eraseAndNotify(
  handle: Handle,
  account: Account,
  { language, context }: { language: Language; context: ServerContext },
): Promise<void> {
  const mobile = await findMobile(handle, account.id);
  // Comes before the last message, because messages that were sent are erased with the account.
  await eraseAccount(handle, account, context);
  if (account.email !== null) {
    const mail = deletionMail(await readLetterhead(handle, language));
    return queueMail(handle, { ...mail, recipient: account.email }, context);
  }
  if (!mobile) return;
  await textOwner(handle, { kind: 'account-deleted', language, number: mobile.number }, context);
}
