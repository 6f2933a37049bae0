import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { endSessions } from '../repository.ts';
import { startSession } from './start-session.ts';

/** What follows a change of what the account asks for: every session ends, the caller's goes on under a new token. */
export async function replaceSessions(
  handle: Handle,
  accountId: string,
  { caller, context, factor }: { caller: SessionCaller; context: ServerContext; factor?: string },
): Promise<string> {
  await endSessions(handle, accountId);
  return startSession(handle, accountId, { caller, context, factor });
}
