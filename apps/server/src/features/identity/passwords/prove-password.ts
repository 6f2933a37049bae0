import type { AccountEventKind } from '@uid/contract/account';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { countAttempt, forgiveAttempts } from '../limits/count-attempt.ts';
import { addressSubject } from '../limits/login-lock.ts';
import { recordEvent } from '../record-event.ts';
import type { Account } from '../repository.ts';
import { verifyPassword } from './password-hash.ts';

interface Proof {
  account: Account;
  password: string;
  /** How a failure is told in the account's activity. */
  failure: AccountEventKind;
}

/**
 * Checks the password of somebody who is logged in. Throws CURRENT_PASSWORD_WRONG.
 * Counted like a login: a borrowed session must not be the place to guess it.
 */
export async function provePassword(
  identity: Identity,
  { account, password, failure }: Proof,
  caller: Caller,
): Promise<void> {
  const { database, config } = identity;
  const { handle } = database;
  await identity.addressLimit.check(caller.address);
  const subject = addressSubject({ email: account.email, proof: 'password' }, caller.address);
  const isRight = await identity.hashing.run(async () => {
    const schedule = config.identity.addressLock;
    await countAttempt(handle, subject, { schedule, now: identity.now() });
    return verifyPassword(account.passwordHash, password);
  });
  if (isRight) return forgiveAttempts(handle, [subject]);
  await recordEvent(handle, { kind: failure, accountId: account.id, from: caller }, identity);
  await identity.addressLimit.spend(caller.address);
  throw new AppError('CURRENT_PASSWORD_WRONG');
}
