import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { proveCode, useCode } from '../codes/prove-code.ts';
import type { MailProof } from '../codes/prove-code.ts';
import { keepDevice } from '../devices/keep-device.ts';
import type { Identity } from '../identity.ts';
import { resetAttempts } from '../limits/count-attempt.ts';
import { loginSubjects } from '../limits/count-login.ts';
import { hashNewPassword } from '../passwords/new-password/hash-new-password.ts';
import { isShortPassword } from '../passwords/password-policy.ts';
import { requireGoodPassword } from '../passwords/new-password/require-good-password.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { findAccountByEmail, replacePassword } from '../repository.ts';
import { findTotpSecret } from '../second-factor/repository.ts';

interface Reset extends MailProof {
  email: string;
  newPassword: string;
}

/**
 * Sets a new password, or the first one, for a caller who reads the account's mail. Every session ends; a second factor
 * stays in force.
 * Only a caller who has proven to read the mail is told what the account's password needs.
 */
export async function resetPassword(
  identity: Identity,
  { email, newPassword, ...proof }: Reset,
  caller: Caller,
): Promise<void> {
  const { database, now, config } = identity;
  const proven = await proveCode(identity, { email, ...proof, purpose: 'password-reset' }, caller);
  const account = await findAccountByEmail(database.handle, email);
  if (!account) throw new AppError('CODE_INVALID');
  const hasSecondFactor = (await findTotpSecret(database.handle, account.id)) !== undefined;
  const shown = { field: 'newPassword', language: caller.language, hasSecondFactor } as const;
  await requireGoodPassword(database.handle, newPassword, { email, ...shown });
  const isShort = isShortPassword(newPassword);
  const fresh = { account, password: newPassword };
  const passwordHash = await hashNewPassword(identity, fresh, shown);
  const { formerPasswords } = config.identity;
  const replacement = { now: now(), passwordHash, isShort, formerPasswords };
  await database.transact(async (handle) => {
    await useCode(handle, proven);
    if (!(await replacePassword(handle, account, replacement))) throw new AppError('CODE_INVALID');
    const place = { address: caller.address, own: undefined };
    await resetAttempts(handle, loginSubjects({ name: email, proof: 'password' }, place));
    await keepDevice(handle, account.id, { caller, context: identity, endHash: undefined });
    await recordEvent(
      handle,
      { kind: 'password-reset', accountId: account.id, from: caller },
      identity,
    );
    const kind = account.passwordHash === null ? 'password-set' : 'password-reset';
    await notifyOwner(handle, { kind, account, language: caller.language }, identity);
  });
}
