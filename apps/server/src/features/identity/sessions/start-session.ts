import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { createToken, hashToken } from './session-token.ts';

/** Starts a session, which counts as a fresh proof of who is there, and returns its token, which is stored only as a hash. */
export async function startSession(
  handle: Handle,
  accountId: string,
  { caller, context }: { caller: Caller; context: ServerContext },
): Promise<string> {
  const token = createToken();
  const now = context.now();
  await handle
    .insertInto('sessions')
    .values({
      id: context.newId(),
      tokenHash: hashToken(token),
      accountId,
      createdAt: now,
      lastSeenAt: now,
      steppedUpAt: now,
      expiresAt: now + context.config.identity.sessionTime,
      address: caller.address,
      agent: caller.agent,
    })
    .execute();
  return token;
}
