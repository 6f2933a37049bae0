import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import type { SessionCaller } from '../../http/caller.ts';
import { claimKey, keepAnswer } from './claim-key.ts';

/** A request that its sender may repeat, under one key, without its being done twice. */
export interface KeyedRequest {
  accountId: string;
  operation: string;
  key: string;
  /** What was asked for, but for the language of the answer. */
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
 * Does the work once, in the transaction of `handle`: a repeat under the same key yields the first answer,
 * and of two at once the second waits for it. What the shop does by itself has no request and no key.
 */
export async function answerOnce<Answer extends object | string | null>(
  handle: Handle,
  { request, now }: { request: KeyedRequest | undefined; now: number },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!request) return work();
  const claim = { ...request, now, answer: null as Answer | null };
  const earlier = await claimKey(handle, claim);
  // Whoever sees an answer sees that of a transaction that has ended.
  if (earlier !== undefined) return earlier as Answer;
  const answer = await work();
  await keepAnswer(handle, { ...request, answer });
  return answer;
}
