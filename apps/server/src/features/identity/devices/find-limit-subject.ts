import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findAccountOfDevice } from './repository.ts';

/**
 * Returns whose allowance a request that names no account uses: its network address or, in a browser that an account
 * was used with, that account, so that strangers behind the same address can't use it up. All browsers of an account
 * share one allowance: logging in with many browsers gains nothing.
 */
export async function findLimitSubject(
  { database }: Pick<Identity, 'database'>,
  { deviceToken, address }: Caller,
): Promise<string> {
  if (deviceToken === undefined) return address;
  return (await findAccountOfDevice(database.handle, hashToken(deviceToken))) ?? address;
}
