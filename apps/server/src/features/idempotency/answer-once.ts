import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import type { SessionCaller } from '../../http/caller.ts';
import { claimKey, keepAnswer } from './claim-key.ts';

/** A request with a key, under which its sender may repeat it without a second effect. */
export interface KeyedRequest {
  accountId: string;
  operation: string;
  key: string;
  /** The request without the language of its response. */
  body: unknown;
}

export function keyedRequest(
  { session, idempotencyKey }: SessionCaller & { idempotencyKey: string },
  operation: string,
  input: { language: Language },
): KeyedRequest {
  const { language: _, ...body } = input;
  return { accountId: session.accountId, operation, key: idempotencyKey, body };
}

/**
 * Runs `work` once, in the transaction of `handle`. A repeat under the same key gets the first answer; of two
 * concurrent requests, the second waits for it. Acts of the shop itself have no request and no key.
 */
export async function answerOnce<Answer extends object | string | null>(
  handle: Handle,
  { request, now }: { request: KeyedRequest | undefined; now: number },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!request) return work();
  const claim = { ...request, now, answer: null as Answer | null };
  const earlier = await claimKey(handle, claim);
  // An answer is visible only after its transaction has ended.
  if (earlier !== undefined) return earlier as Answer;
  const answer = await work();
  await keepAnswer(handle, { ...request, answer });
  return answer;
}
