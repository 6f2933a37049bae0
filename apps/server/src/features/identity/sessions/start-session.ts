import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { keepDevice } from '../devices/keep-device.ts';
import { createToken, hashToken } from './session-token.ts';

interface SessionStart {
  caller: Caller;
  context: ServerContext;
  /** True if the login proved more than a password, which allows dangerous operations. */
  isProven?: boolean;
  /** The second factor that the caller has just proven, or had in the session before. */
  factor?: string | undefined;
  /** The hash of the token that ends a device which is new to the account. */
  endHash?: string;
}

/** Starts a session in the caller's browser and returns its token, which is stored only as a hash. */
export async function startSession(
  handle: Handle,
  accountId: string,
  { caller, context, isProven = true, factor, endHash }: SessionStart,
): Promise<string> {
  const token = createToken();
  const now = context.now();
  const { sessionTime, keylessSessionTime } = context.config.identity;
  const longest = caller.key ? sessionTime : Math.min(sessionTime, keylessSessionTime);
  const deviceId = await keepDevice(handle, accountId, { caller, context, endHash });
  await handle
    .insertInto('sessions')
    .values({
      id: context.newId(),
      tokenHash: hashToken(token),
      keyThumbprint: caller.key ?? null,
      accountId,
      deviceId,
      createdAt: now,
      lastSeenAt: now,
      steppedUpAt: isProven ? now : 0,
      factor: factor ?? null,
      expiresAt: now + longest,
      address: caller.address,
      agent: caller.agent,
    })
    .execute();
  return token;
}
