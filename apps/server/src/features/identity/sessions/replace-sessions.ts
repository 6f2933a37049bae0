import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { endSessions } from '../repository.ts';
import { startSession } from './start-session.ts';

interface Replacement {
  caller: SessionCaller;
  context: ServerContext;
  /** The second factor that the caller has just proven, or had in the session before. */
  factor: string | undefined;
  /** Left out: the caller has just proven the factor, or whatever else allows dangerous operations. */
  isProven?: boolean;
}

/** Ends every session after a change of what the account asks for; the caller's session goes on under a new token. */
export async function replaceSessions(
  handle: Handle,
  accountId: string,
  { caller, context, ...proof }: Replacement,
): Promise<string> {
  await endSessions(handle, accountId);
  return startSession(handle, accountId, { caller, context, ...proof });
}
