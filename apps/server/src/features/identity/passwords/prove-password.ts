import type { AccountEventKind } from '@uid/contract/account';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { resetAttempts } from '../limits/count-attempt.ts';
import { countLogin, loginSubjects } from '../limits/count-login.ts';
import { findPlace } from '../limits/find-place.ts';
import { recordEvent } from '../record-event.ts';
import type { Account } from '../repository.ts';
import { verifyPassword } from './password-hash.ts';

interface Proof {
  account: Account;
  password: string;
  /** The event that records a failure in the account's activity. */
  failure: AccountEventKind;
}

/**
 * Checks the password of a caller who is logged in. Throws CURRENT_PASSWORD_WRONG.
 * A try counts like a login, so that nobody can guess the password in a borrowed session.
 */
export async function provePassword(
  identity: Identity,
  { account, password, failure }: Proof,
  caller: SessionCaller,
): Promise<void> {
  const { database, config } = identity;
  const { handle } = database;
  const target = { name: account.email ?? account.id, proof: 'password' } as const;
  const place = await findPlace(identity, account.id, caller);
  // Counted before the queue, which lets sessions in first: a session must not be a way to fill the queue.
  await countLogin(handle, { ...target, ...place, now: identity.now(), policy: config.identity });
  const verifying = () => verifyPassword(account.passwordHash, password);
  const isRight = await identity.hashing.run(verifying, { isFirst: true });
  if (isRight) return resetAttempts(handle, loginSubjects(target, place));
  await recordEvent(handle, { kind: failure, accountId: account.id, from: caller }, identity);
  throw new AppError('CURRENT_PASSWORD_WRONG');
}
