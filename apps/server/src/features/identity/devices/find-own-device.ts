import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findDevice } from './repository.ts';

/**
 * Returns the device id of the caller's browser, if the account was used with it; undefined for a stranger's or a new
 * browser.
 */
export async function findOwnDevice(
  handle: Handle,
  accountId: string | undefined,
  { deviceToken }: Pick<Caller, 'deviceToken'>,
): Promise<string | undefined> {
  if (deviceToken === undefined) return undefined;
  return findDevice(handle, { accountId, tokenHash: hashToken(deviceToken) });
}
