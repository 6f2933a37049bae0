import type { AccountEventKind } from '@uid/contract/account';

import type { ActNote } from '../../../act.ts';
import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { findMobile } from '../mobile/repository.ts';
import { textOwner } from '../owner/notify-owner.ts';
import type { textFacts } from '../owner/text-facts.ts';
import { recordEvent } from '../record-event.ts';
import { findAccount, getLockedAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import { readAccountLanguage } from '../staff/read-account-language.ts';
import { isStaff } from '../staff/repository.ts';
import { customerMail } from './customer-mails.ts';
import type { CustomerMail } from './customer-mails.ts';

export type CustomerContext = Pick<ServerContext, 'config' | 'newId' | 'now'>;

/** The account of the customer that staff change, and the reason. */
export interface CustomerChange {
  accountId: string;
  reason: string;
}

/**
 * Locks the account until the transaction ends. Throws STAFF_MANAGED for an account of staff, which support must not
 * change.
 */
export async function lockCustomer(handle: Handle, accountId: string): Promise<Account> {
  if (!(await findAccount(handle, accountId))) throw new AppError('NOT_FOUND');
  const account = await getLockedAccount(handle, accountId);
  if (await isStaff(handle, accountId)) throw new AppError('STAFF_MANAGED');
  return account;
}

/** Returns what the entry in the audit log says of the change. */
export function customerNote(
  { accountId, reason }: CustomerChange,
  change: Pick<ActNote, 'before' | 'after'> = {},
): ActNote {
  return { subject: { kind: 'account', id: accountId }, about: accountId, reason, ...change };
}

interface Notice {
  event: Extract<AccountEventKind, keyof typeof textFacts>;
  mail: CustomerMail;
}

/**
 * Records the change in the customer's activity, and notifies the customer: by mail, or by text message without an
 * address. The customer is not told who made the change, and why.
 */
export async function notifyCustomer(
  handle: Handle,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
  { event, mail }: Notice,
  context: CustomerContext,
): Promise<void> {
  const from = { address: '', agent: 'staff' };
  await recordEvent(handle, { kind: event, accountId, from }, context);
  const language = await readAccountLanguage(handle, accountId);
  if (email !== null) {
    const words = customerMail(mail, await readLetterhead(handle, language));
    return queueMail(handle, { ...words, recipient: email }, context);
  }
  const mobile = await findMobile(handle, accountId);
  if (mobile) await textOwner(handle, { kind: event, language, number: mobile.number }, context);
}
