import { identityRoutes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import type { Language } from '@uid/contract/language';

import type { CodePurpose } from '../../../database/identity-tables.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import { mailboxFor } from '../../messages/mailbox.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { findOwnDevice } from '../devices/find-own-device.ts';
import { findLimitSubject } from '../devices/find-limit-subject.ts';
import type { Identity } from '../identity.ts';
import { countAttempt } from '../limits/count-attempt.ts';
import { linkOriginOf } from '../link-origin.ts';
import { findAccountByEmail } from '../repository.ts';
import { createToken, hashToken } from '../sessions/session-token.ts';
import { codeSchedule, codeSubject, codeTime, codeTries } from './mailed-code.ts';
import { createCode, hashCode, linkTime } from './mailed-code.ts';
import type { CodeKey } from './mailed-code.ts';
import { insertCode } from './repository.ts';

export interface CodeSent {
  sent: true;
  /** The token of the browser that asked: the code is valid only together with it. */
  request: string;
  mailbox?: string;
}

interface Sending {
  language: Language;
  /** Mails a code even to an address that has an account, because another company has verified the caller's address. */
  opensAccount?: boolean;
}

/**
 * Mails a code and a link, or a sentence that there is (or is not) an account already. Both cases do the same work and
 * return the same response: only the mailbox's owner learns which one it was.
 */
export async function sendCode(
  identity: Identity,
  { language, opensAccount = false, ...key }: CodeKey & Sending,
  caller: Caller,
): Promise<CodeSent> {
  const { database, now, config, newId } = identity;
  await identity.addressLimit.spend(await findLimitSubject(identity, caller));
  // Loaded on first use, because starting the server needs none of the texts.
  const { codeMail } = await import('./code-mails.ts');
  const [code, request, token] = [createCode(), createToken(), createToken()];
  await database.transact(async (handle) => {
    const account = await findAccountByEmail(handle, key.email);
    const own = await findOwnDevice(handle, account?.id, caller);
    const counting = { schedule: codeSchedule, now: now() };
    await countAttempt(handle, codeSubject('mail', key, own), counting).catch(tooMany);
    const expiresAt = now() + linkTime;
    await insertCode(handle, {
      ...key,
      id: newId(),
      requestHash: hashToken(request),
      codeHash: hashCode(code, key),
      triesLeft: codeTries,
      codeEndsAt: now() + codeTime,
      linkHash: hashToken(token),
      expiresAt,
    });
    const origin = linkOriginOf(caller, config);
    // The token is in the fragment, which no browser sends and no log contains; the page posts it.
    const { purpose } = key;
    const page = pages[purpose];
    const link = origin && page && `${origin}${localPath(page, language)}#${token}`;
    const hasAccount = account !== undefined && !opensAccount;
    const mail = codeMail(
      { purpose, hasAccount, code, link },
      await readLetterhead(handle, language),
    );
    await queueMail(handle, { ...mail, recipient: key.email, expiresAt }, identity);
  });
  const mailbox = mailboxFor(caller, config);
  return { sent: true, request, ...(mailbox && { mailbox }) };
}

const pages: Partial<Record<CodePurpose, string>> = {
  registration: identityRoutes.register,
  'password-reset': identityRoutes.forgotPassword,
};

function tooMany(cause: unknown): never {
  if (!(cause instanceof AppError)) throw cause;
  throw new AppError('MAIL_LIMIT', cause.extra);
}
