import type { Handle } from '../../../database/database.ts';
import type { IdentityPolicy } from '../settings.ts';
import { countAttempt } from './count-attempt.ts';
import { accountSubject, addressSubject } from './login-lock.ts';
import type { Target } from './login-lock.ts';
import { isFamiliar } from './is-familiar.ts';

export interface LoginAttempt extends Target {
  /** Undefined: nobody has the address; the attempt is counted all the same. */
  accountId: string | undefined;
  /** The network address it comes from. */
  address: string;
  now: number;
  policy: IdentityPolicy;
}

/** Counts a try before the password or code is looked at. Throws ACCOUNT_LOCKED. */
export async function countLogin(
  handle: Handle,
  { accountId, address, now, policy, ...target }: LoginAttempt,
): Promise<void> {
  await countAttempt(handle, addressSubject(target, address), {
    schedule: policy.addressLock,
    now,
  });
  const subject = accountSubject(target, await isFamiliar(handle, accountId, address));
  await countAttempt(handle, subject, { schedule: policy.accountLock, now });
}

/** What a successful login of this account from this address forgives. */
export function loginSubjects(target: Target, address: string): string[] {
  return [
    addressSubject(target, address),
    accountSubject(target, true),
    accountSubject(target, false),
  ];
}
