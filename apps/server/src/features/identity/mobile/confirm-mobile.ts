import type { Mobile } from '@uid/contract/mobile';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { updateDisplayName } from '../account/repository.ts';
import { findLimitSubject } from '../devices/find-limit-subject.ts';
import type { Identity } from '../identity.ts';
import { securityNotice } from '../owner/security-notice.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getAccount, getLockedAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import { readAccountLanguage } from '../staff/read-account-language.ts';
import { endOtherLogins } from './login/repository.ts';
import { maskNumber, presentMobile } from './present-mobile.ts';
import { deleteEnrolment, findMobile, putMobile, takeTry } from './repository.ts';
import { hashMobileCode } from './start-mobile.ts';

/** Makes a number the one that receives notices of changes. The former number is notified of the replacement. */
export async function confirmMobile(
  identity: Identity,
  code: string,
  caller: SessionCaller,
): Promise<Mobile> {
  const { database, now } = identity;
  const { accountId } = caller.session;
  const { number, codeHash, logsIn } = await proveNumber(identity, code, caller);
  return database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    if (!(await deleteEnrolment(handle, { accountId, codeHash })))
      throw new AppError('MOBILE_CODE_INVALID');
    const change = { kind: 'mobile-added', account, language: caller.language } as const;
    await notifyOwner(handle, change, identity);
    // Without an address, the number is the way to log in.
    const confirmed = { number, confirmedAt: now(), logsIn: account.email === null ? 1 : logsIn };
    if (confirmed.logsIn === 1) await takeLoginOver(handle, { accountId, number }, identity);
    await renameByNumber(handle, account, number);
    if (!(await putMobile(handle, { accountId, ...confirmed })))
      throw new AppError('MOBILE_CODE_INVALID');
    await recordEvent(handle, { kind: 'mobile-added', accountId, from: caller }, identity);
    return presentMobile(confirmed);
  });
}

/**
 * The receiver of a code owns the number now, so it no longer logs in to the former owner's account, and that owner is
 * notified.
 */
async function takeLoginOver(
  handle: Handle,
  own: { accountId: string; number: string },
  identity: Identity,
): Promise<void> {
  for (const accountId of await endOtherLogins(handle, own)) {
    const { email } = await getAccount(handle, accountId);
    // An account without an address would lose its login, and its owner could not be notified.
    if (email === null) throw new AppError('MOBILE_TAKEN');
    const letterhead = await readLetterhead(handle, await readAccountLanguage(handle, accountId));
    const text = securityNotice('mobile-login-ended', letterhead);
    await queueMail(handle, { ...text, recipient: email }, identity);
    // The event has no address and agent: it must not reveal where the number's new owner is.
    const from = { address: '', agent: '' };
    await recordEvent(handle, { kind: 'mobile-login-ended', accountId, from }, identity);
  }
}

/** An account that goes by its number gets the new number as its name. */
async function renameByNumber(handle: Handle, account: Account, number: string): Promise<void> {
  const former = await findMobile(handle, account.id);
  if (account.email === null && former && account.displayName === maskNumber(former.number))
    await updateDisplayName(handle, account.id, maskNumber(number));
}

/** Counts one try at the code, outside any transaction, so that a wrong one counts too. */
async function proveNumber(
  identity: Identity,
  code: string,
  caller: SessionCaller,
): Promise<{ number: string; codeHash: string; logsIn: number }> {
  const { database, now, addressLimit } = identity;
  const { id: sessionId, accountId } = caller.session;
  const subject = await findLimitSubject(identity, caller);
  await addressLimit.check(subject);
  const enrolment = await takeTry(database.handle, { accountId, sessionId }, now());
  const { number = '', codeHash, logsIn = 0 } = enrolment ?? {};
  if (codeHash !== undefined && codeHash === hashMobileCode(code, { accountId, number }))
    return { number, codeHash, logsIn };
  await addressLimit.spend(subject);
  throw new AppError('MOBILE_CODE_INVALID');
}
