import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findDevice } from './repository.ts';

/** The caller's browser among those that the account was used with; undefined: a stranger's, or a new one. */
export async function findOwnDevice(
  handle: Handle,
  accountId: string | undefined,
  { deviceToken }: Pick<Caller, 'deviceToken'>,
): Promise<string | undefined> {
  if (deviceToken === undefined) return undefined;
  return findDevice(handle, { accountId, tokenHash: hashToken(deviceToken) });
}
