import type { Language } from '@uid/contract/language';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { mailboxFor } from '../../messages/mailbox.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import type { Identity } from '../identity.ts';
import { secondsOf } from '../../../http/limits/seconds.ts';
import { findAccountByEmail } from '../repository.ts';
import { codeMail } from './code-mails.ts';
import { codeTime, createCode, hashCode } from './mailed-code.ts';
import type { CodeKey } from './mailed-code.ts';
import { getWindowEnd, replaceCode } from './repository.ts';

export interface CodeSent {
  sent: true;
  mailbox?: string;
}

/**
 * Mails a code, or the sentence that there is (or is not) an account already.
 * Both do the same work and answer the same: only the mailbox's owner learns which it was.
 */
export async function sendCode(
  identity: Identity,
  { language, ...key }: CodeKey & { language: Language },
  caller: Caller,
): Promise<CodeSent> {
  const { database, now, config } = identity;
  await identity.addressLimit.spend(caller.address);
  const code = createCode();
  await database.transact(async (handle) => {
    const isReplaced = await replaceCode(handle, key, {
      codeHash: hashCode(code, key),
      now: now(),
    });
    if (!isReplaced) throw tooMany((await getWindowEnd(handle, key)) - now());
    const account = await findAccountByEmail(handle, key.email);
    const mail = codeMail({
      purpose: key.purpose,
      hasAccount: account !== undefined,
      code,
      language,
    });
    const expiresAt = now() + codeTime;
    await queueMail(handle, { ...mail, recipient: key.email, expiresAt }, identity);
  });
  const mailbox = mailboxFor(caller, config);
  return { sent: true, ...(mailbox && { mailbox }) };
}

function tooMany(wait: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsOf(wait) });
}
