import { hash } from 'node:crypto';

import type { Handle } from '../../database/database.ts';
import { prepareWrite, runTogether } from '../../database/run-together.ts';
import type { Write } from '../../database/run-together.ts';
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
  claim: KeyClaim & { answer: Answer },
): Promise<Answer | undefined> {
  const [claimed] = await runTogether(handle, [keyWrite(claim)]);
  return claimed === 1 ? undefined : findAnswer<Answer>(handle, claim);
}

/** The same, to be written together with more. Where the key has an answer already it changes nothing. */
export function keyWrite({ accountId, operation, key, body, answer, now }: KeyClaim): Write {
  const row = { bodyHash: hashOf(body), answer: JSON.stringify(answer), createdAt: now };
  return insertKey({ scope: { accountId, operation, key }, row, expiredAt: now - keyLifetime });
}

interface KeyRow {
  scope: Pick<KeyClaim, 'accountId' | 'operation' | 'key'>;
  row: { bodyHash: string; answer: string; createdAt: number };
  /** What was claimed up to then stands no more. */
  expiredAt: number;
}

const insertKey = prepareWrite((handle, { scope, row, expiredAt }: KeyRow) =>
  handle
    .insertInto('idempotencyKeys')
    .values({ ...scope, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'operation', 'key'])
        .doUpdateSet(row)
        .where('idempotencyKeys.createdAt', '<=', expiredAt),
    ),
);

/** What a key was answered before. Throws where that was to another body. */
export async function findAnswer<Answer>(
  handle: Handle,
  { accountId, operation, key, body, now }: Omit<KeyClaim, 'answer'>,
): Promise<Answer | undefined> {
  const earlier = await handle
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'answer'])
    .where((eb) => eb.and({ accountId, operation, key }))
    .where('createdAt', '>', now - keyLifetime)
    .executeTakeFirst();
  if (!earlier) return undefined;
  if (earlier.bodyHash !== hashOf(body)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return JSON.parse(earlier.answer) as Answer;
}

function hashOf(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'base64url');
}
