import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { queueText } from '../../messages/sms/queue-text.ts';
import type { Letterhead } from '../../contents/read-letterhead.ts';
import type { MailText } from '../codes/code-mails.ts';
import { findMobile } from '../mobile/repository.ts';
import type { Account } from '../repository.ts';
import { passwordNotice } from './password-notice.ts';
import type { PasswordChange } from './password-notice.ts';
import { securityNotice } from './security-notice.ts';
import type { SecurityChange } from './security-notice.ts';
import { textFacts } from './text-facts.ts';

const day = 24 * 60 * 60_000;

export interface Change {
  /** The former owner of a number that logs in elsewhere now is notified by mail alone. */
  kind: Exclude<SecurityChange, 'mobile-login-ended'> | PasswordChange;
  account: Pick<Account, 'id' | 'email'>;
  language: Language;
}

type Context = Pick<ServerContext, 'newId' | 'now'>;

/**
 * Notifies an account's owner that its protection changed, whoever changed it: by mail, and by text message if the
 * account has a number.
 */
export async function notifyOwner(handle: Handle, change: Change, context: Context): Promise<void> {
  const { account, kind, language } = change;
  if (account.email !== null) {
    const mail = mailOf(kind, await readLetterhead(handle, language));
    await queueMail(handle, { ...mail, recipient: account.email }, context);
  }
  const mobile = await findMobile(handle, account.id);
  if (mobile) await textOwner(handle, { kind, language, number: mobile.number }, context);
}

/** Sends only the text message. */
export async function textOwner(
  handle: Handle,
  { kind, language, number }: { kind: keyof typeof textFacts; language: Language; number: string },
  context: Context,
): Promise<void> {
  const content = { template: 'notice', language, value: textFacts[kind][language] } as const;
  const expiresAt = context.now() + day;
  await queueText(handle, { ...content, recipient: number, expiresAt }, context);
}

function mailOf(kind: Change['kind'], letterhead: Letterhead): MailText {
  if (kind === 'password-changed' || kind === 'password-reset' || kind === 'password-set')
    return passwordNotice(kind, letterhead);
  return securityNotice(kind, letterhead);
}
