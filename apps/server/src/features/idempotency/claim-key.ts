import { createHash } from 'node:crypto';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';

export interface KeyClaim {
  accountId: string;
  /** What the key is for: the same key may stand for another request elsewhere. */
  operation: string;
  key: string;
  /** What was asked for; the same key with another body is refused. */
  body: unknown;
  /** What is answered from now on. */
  answer: unknown;
  /** Epoch milliseconds. */
  now: number;
}

export const keyLifetime = 24 * 60 * 60_000;

/**
 * Makes `answer` the answer of a key, in the transaction that makes it true.
 * Yields the earlier answer where the key has one. Of two at once, the second waits for the first.
 */
export async function claimKey<Answer>(
  handle: Handle,
  { body, answer, now, ...scope }: KeyClaim & { answer: Answer },
): Promise<Answer | undefined> {
  const row = { bodyHash: hashOf(body), answer: JSON.stringify(answer), createdAt: now };
  const claimed = await handle
    .insertInto('idempotencyKeys')
    .values({ ...scope, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'operation', 'key'])
        .doUpdateSet(row)
        .where('idempotencyKeys.createdAt', '<=', now - keyLifetime),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : readAnswer<Answer>(handle, scope, row.bodyHash);
}

async function readAnswer<Answer>(
  handle: Handle,
  scope: Pick<KeyClaim, 'accountId' | 'operation' | 'key'>,
  bodyHash: string,
): Promise<Answer> {
  const earlier = await handle
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'answer'])
    .where((eb) => eb.and(scope))
    .executeTakeFirstOrThrow();
  if (earlier.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return JSON.parse(earlier.answer) as Answer;
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
