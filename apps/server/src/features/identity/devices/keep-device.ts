import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { createToken, hashToken, isToken } from '../sessions/session-token.ts';
import { putDevice } from './repository.ts';

interface Kept {
  caller: Caller;
  context: Pick<ServerContext, 'newId' | 'now'>;
  /** Hash of the token with which the owner can end a new device. */
  endHash: string | undefined;
}

/** Stores the caller's browser as one of the account's, and returns the device's id. */
export function keepDevice(
  handle: Handle,
  accountId: string,
  { caller, context, endHash }: Kept,
): Promise<string> {
  const { deviceToken } = caller;
  const token = deviceToken !== undefined && isToken(deviceToken) ? deviceToken : createToken();
  caller.setDeviceToken(token);
  const device = { id: context.newId(), accountId, tokenHash: hashToken(token) };
  return putDevice(handle, { ...device, endHash: endHash ?? null, lastSeenAt: context.now() });
}
