import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { getAccount } from '../repository.ts';
import { replaceOwnPassword } from './replace-own-password.ts';

/**
 * Sets the first password of an account that has none, for a caller who has stepped up. Throws PASSWORD_EXISTS or
 * MAIL_REQUIRED.
 */
export async function setPassword(
  identity: Identity,
  newPassword: string,
  caller: SessionCaller,
): Promise<SessionResult> {
  const account = await getAccount(identity.database.handle, caller.session.accountId);
  const overtaken = 'PASSWORD_EXISTS';
  // A login with a password starts with an address.
  if (account.email === null) throw new AppError('MAIL_REQUIRED');
  if (account.passwordHash !== null) throw new AppError(overtaken);
  const first = { account, newPassword, kind: 'password-set', overtaken } as const;
  return replaceOwnPassword(identity, first, caller);
}
