import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { findOwnDevice } from '../devices/find-own-device.ts';
import { notifyOfNewDevice } from '../owner/notify-of-new-device.ts';
import { recordEvent } from '../record-event.ts';
import { deleteSessionOfToken, noteLogin } from '../repository.ts';
import type { Account } from '../repository.ts';
import { isStaff } from '../staff/repository.ts';
import { createToken, hashToken } from './session-token.ts';
import { startSession } from './start-session.ts';

interface Opening {
  event: 'registered' | 'logged-in';
  /** True if more than a password was proven. */
  isProven: boolean;
  /** The second factor that was proven: 'totp' or the id of a passkey. */
  factor?: string;
}

/**
 * Completes every proof of identity: starts a session, makes the guest's cart the account's own, and adds an event to
 * the account's activity. The owner is notified of a login in a browser that is new to the account.
 * The former session of the same browser ends: nobody would see it any more, and its token would still be valid.
 */
export async function openAccount(
  handle: Handle,
  account: Pick<Account, 'id' | 'email'>,
  { event, isProven, factor }: Opening,
  { caller, context }: { caller: Caller; context: ServerContext },
): Promise<string> {
  const { guestToken, language, sentToken, key } = caller;
  const { id: accountId } = account;
  // Only a caller who has proven whose account it is learns that it is disabled.
  if (event === 'logged-in') await noteLogin(handle, accountId, context.now());
  if (key === undefined) await refuseStaff(handle, accountId);
  await context.publish(handle, 'session-opened', { accountId, guestToken, language });
  if (sentToken) await deleteSessionOfToken(handle, { tokenHash: hashToken(sentToken), key });
  const isKnown = event === 'registered' || (await findOwnDevice(handle, accountId, caller));
  await recordEvent(handle, { kind: event, accountId, from: caller }, context);
  if (isKnown) return startSession(handle, accountId, { caller, context, isProven, factor });
  const endToken = createToken();
  await notifyOfNewDevice(handle, { account, endToken }, { caller, context });
  const endHash = hashToken(endToken);
  return startSession(handle, accountId, { caller, context, isProven, factor, endHash });
}

/**
 * A session without a key is its token alone, and anybody who learns the token has the session: too little for staff.
 */
async function refuseStaff(handle: Handle, accountId: string): Promise<void> {
  if (await isStaff(handle, accountId)) throw new AppError('KEY_REQUIRED');
}
