import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findAccountOfDevice } from './repository.ts';

/**
 * Whose allowance a request uses that names no account: the network address, or that of an account that was used with
 * the browser, so that strangers behind its address can't use it up. All browsers of an account share one: who logs in
 * with many has no more.
 */
export async function findLimitSubject(
  { database }: Pick<Identity, 'database'>,
  { deviceToken, address }: Caller,
): Promise<string> {
  if (deviceToken === undefined) return address;
  return (await findAccountOfDevice(database.handle, hashToken(deviceToken))) ?? address;
}
