import { randomBytes } from 'node:crypto';

import type { Handle } from '../../../database/database.ts';
import type { ServerContext } from '../../../context.ts';

export const challengeTime = 5 * 60_000;

export interface Challenge {
  challengeId: string;
  challenge: string;
}

/** Asks something that only the passkey's holder can sign; with a session, to add a passkey. */
export async function issueChallenge(
  handle: Handle,
  sessionId: string | null,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<Challenge> {
  const id = newId();
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = now() + challengeTime;
  await handle
    .insertInto('passkeyChallenges')
    .values({ id, sessionId, challenge, expiresAt })
    .execute();
  return { challengeId: id, challenge };
}

/** Deletes a live challenge, whether or not the answer to it turns out to be valid. */
export async function takeChallenge(
  handle: Handle,
  { id, sessionId }: { id: string; sessionId: string | null },
  now: number,
): Promise<string | undefined> {
  const row = await handle
    .deleteFrom('passkeyChallenges')
    .where('id', '=', id)
    .where('sessionId', sessionId === null ? 'is' : '=', sessionId)
    .returning(['challenge', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > now ? row.challenge : undefined;
}
