import type { Handle } from '../../../database/database.ts';
import type { IdentityPolicy } from '../settings.ts';
import { countAttempt } from './count-attempt.ts';
import type { Place } from './find-place.ts';
import { accountSubject, addressSubject, ownSubject } from './login-lock.ts';
import type { Target } from './login-lock.ts';
import { isFamiliar } from './is-familiar.ts';

export interface LoginAttempt extends Target, Place {
  now: number;
  policy: IdentityPolicy;
}

/** Counts a try before the password or code is checked. Throws ACCOUNT_LOCKED. */
export async function countLogin(
  handle: Handle,
  { accountId, address, own, now, policy, ...target }: LoginAttempt,
): Promise<void> {
  const perPlace = { schedule: policy.addressLock, now };
  if (own !== undefined) return countAttempt(handle, ownSubject(target, own), perPlace);
  await countAttempt(handle, addressSubject(target, address), perPlace);
  const subject = accountSubject(target, await isFamiliar(handle, accountId, address));
  await countAttempt(handle, subject, { schedule: policy.accountLock, now });
}

/** Returns the subjects whose failures a successful login to this account from this place resets. */
export function loginSubjects(
  target: Target,
  { address, own }: Pick<Place, 'address' | 'own'>,
): string[] {
  return [
    addressSubject(target, address),
    accountSubject(target, true),
    accountSubject(target, false),
    ...(own === undefined ? [] : [ownSubject(target, own)]),
  ];
}
