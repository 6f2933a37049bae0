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
  /** Whether more than a password was proved. */
  isProven: boolean;
  /** The second factor that says it: 'totp' or the id of a passkey. */
  factor?: string;
}

/**
 * What follows every proof of who somebody is: a session, the guest's cart as their own, a line in the
 * account's activity. The owner is told of a login in a browser that is new to the account.
 * The session that the same browser had before ends: nobody would see it any more, and its token would still be valid.
 */
export async function openAccount(
  handle: Handle,
  account: Pick<Account, 'id' | 'email'>,
  { event, isProven, factor }: Opening,
  { caller, context }: { caller: Caller; context: ServerContext },
): Promise<string> {
  const { guestToken, language, sentToken, key } = caller;
  const { id: accountId } = account;
  // Whether it is disabled is said to nobody but who has proven whose account it is.
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

/** A session without a key is its token alone, and whoever learns that has it: too little for staff. */
async function refuseStaff(handle: Handle, accountId: string): Promise<void> {
  if (await isStaff(handle, accountId)) throw new AppError('KEY_REQUIRED');
}
