import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { hashToken } from '../sessions/session-token.ts';
import { isKnownDevice } from './repository.ts';

/**
 * Whose allowance a request uses that names no account: the network address, or the browser's own where any
 * account was used with it, so that strangers behind its address can't use it up.
 */
export async function findLimitSubject(
  { database }: Pick<Identity, 'database'>,
  { deviceToken, address }: Caller,
): Promise<string> {
  if (deviceToken === undefined) return address;
  const tokenHash = hashToken(deviceToken);
  return (await isKnownDevice(database.handle, tokenHash)) ? tokenHash : address;
}
