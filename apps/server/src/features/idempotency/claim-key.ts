import { hash } from 'node:crypto';

import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import type { Tables } from '../../database/tables.ts';
import { AppError } from '../../http/app-error.ts';

interface KeyClaim {
  accountId: string;
  /** The operation that the key is for. The same key may stand for another request in another operation. */
  operation: string;
  key: string;
  /** The request. The same key with another body is refused. */
  body: unknown;
  /** The answer to all repeats. */
  answer: unknown;
  /** Epoch milliseconds. */
  now: number;
}

export const keyLifetime = 24 * 60 * 60_000;

/**
 * Stores `answer` under a key, in the transaction that makes it true. Returns the earlier answer if the key has one. Of
 * two concurrent requests, the second waits for the first.
 */
export async function claimKey<Answer>(
  handle: Handle,
  claim: KeyClaim & { answer: Answer },
): Promise<Answer | undefined> {
  const { accountId, operation, key, body, answer, now } = claim;
  const row = { bodyHash: hashOf(body), answer: JSON.stringify(answer), createdAt: now };
  const { numAffectedRows } = await upsertKey(handle, {
    accountId,
    operation,
    key,
    ...row,
    // Keys claimed before this time have expired.
    validSince: now - keyLifetime,
  });
  return numAffectedRows === 1n ? undefined : findAnswer<Answer>(handle, claim);
}

type KeyRow = Selectable<Tables['idempotencyKeys']> & { validSince: number };

const upsertKey = prepare((handle, given: Given<KeyRow>) => {
  const { accountId, operation, key, bodyHash, answer, createdAt, validSince } = given;
  return handle
    .insertInto('idempotencyKeys')
    .values({ accountId, operation, key, bodyHash, answer, createdAt })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'operation', 'key'])
        .doUpdateSet({ bodyHash, answer, createdAt })
        .where('idempotencyKeys.createdAt', '<=', validSince),
    );
});

/** Replaces the answer of a key that the same transaction has claimed. */
export async function keepAnswer(
  handle: Handle,
  {
    accountId,
    operation,
    key,
    answer,
  }: Pick<KeyClaim, 'accountId' | 'operation' | 'key' | 'answer'>,
): Promise<void> {
  await handle
    .updateTable('idempotencyKeys')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and({ accountId, operation, key }))
    .execute();
}

/** Returns the earlier answer of a key. Throws if it was for another body. */
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
