import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { deleteSessionOfToken } from '../repository.ts';
import { hashToken } from './session-token.ts';
import { startSession } from './start-session.ts';

/**
 * What follows every proof of who somebody is: a session, and the guest's cart as their own.
 * The session that the same browser had before ends: nobody would see it any more, and its token would still be valid.
 */
export async function openAccount(
  handle: Handle,
  accountId: string,
  { caller, context }: { caller: Caller; context: ServerContext },
): Promise<string> {
  const { guestToken, sentToken } = caller;
  await context.publish(handle, 'session-opened', { accountId, guestToken });
  if (sentToken) await deleteSessionOfToken(handle, hashToken(sentToken));
  return startSession(handle, accountId, { caller, context });
}
