import { randomBytes } from 'node:crypto';

import type { Handle } from '../../../database/database.ts';
import type { ChallengePurpose } from '../../../database/second-factor-tables.ts';
import type { ServerContext } from '../../../context.ts';

export const challengeTime = 5 * 60_000;

export interface Challenge {
  challengeId: string;
  challenge: string;
}

export interface ChallengeUse {
  purpose: ChallengePurpose;
  /** Whose response is expected: the id of a session or of a mailed code; empty for a login. */
  subject: string;
}

/** Issues a challenge that only the holder of a passkey can sign. */
export async function issueChallenge(
  handle: Handle,
  use: ChallengeUse,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<Challenge> {
  const id = newId();
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = now() + challengeTime;
  await handle
    .insertInto('passkeyChallenges')
    .values({ ...use, id, challenge, expiresAt })
    .execute();
  return { challengeId: id, challenge };
}

/**
 * Deletes a live challenge, whether or not the response to it turns out to be valid. If `subject` is left out, the
 * returned row says whose challenge it is.
 */
export async function takeChallenge(
  handle: Handle,
  { id, purpose, subject }: { id: string; purpose: ChallengePurpose; subject?: string },
  now: number,
): Promise<{ challenge: string; subject: string } | undefined> {
  const row = await handle
    .deleteFrom('passkeyChallenges')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .returning(['challenge', 'subject', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > now ? row : undefined;
}
