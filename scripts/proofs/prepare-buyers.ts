import { randomBytes } from 'node:crypto';

import type { ProofKey } from '@uid/contract/proof';

import { thumbprintOf } from '../../apps/server/src/features/identity/sessions/proofs/thumbprint.ts';
import { hashToken } from '../../apps/server/src/features/identity/sessions/session-token.ts';
import type { ServerContext } from '../../apps/server/src/context.ts';

/** Creates customers with sessions, which are bound to `key` if one is given. Returns the tokens. */
export async function prepareBuyers(
  { database, now, newId }: Pick<ServerContext, 'database' | 'now' | 'newId'>,
  count: number,
  key?: ProofKey,
): Promise<string[]> {
  const tokens: string[] = [];
  const createdAt = now();
  for (let buyer = 0; buyer < count; buyer += 1) {
    const token = randomBytes(32).toString('base64url');
    const accountId = newId();
    await database.handle
      .insertInto('accounts')
      .values({
        id: accountId,
        email: `proof-${accountId}@example.com`,
        passwordHash: 'none',
        passwordVersion: 1,
        passwordChangedAt: createdAt,
        passwordExpiresAt: null,
        createdAt,
        lastLoginAt: createdAt,
      })
      .execute();
    await database.handle
      .insertInto('sessions')
      .values({
        id: newId(),
        tokenHash: hashToken(token),
        accountId,
        createdAt,
        lastSeenAt: createdAt,
        expiresAt: createdAt + 24 * 3_600_000,
        address: '127.0.0.1',
        agent: '',
        keyThumbprint: key ? thumbprintOf(key.jwk) : null,
      })
      .execute();
    tokens.push(token);
  }
  return tokens;
}

/** Sets the stock of a variant, with the movement that explains it. */
export async function setStock(
  { database, now, newId }: Pick<ServerContext, 'database' | 'now' | 'newId'>,
  sku: string,
  stock: number,
): Promise<void> {
  await database.transact(async (handle) => {
    const before = await handle
      .selectFrom('variants')
      .select('stock')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    await handle.updateTable('variants').set({ stock }).where('sku', '=', sku).execute();
    await handle
      .insertInto('stockMovements')
      .values({
        id: newId(),
        sku,
        quantity: stock - before.stock,
        createdAt: now(),
        reason: 'initial',
        orderId: null,
      })
      .execute();
  });
}

export const proofAddress = {
  recipient: '收货人',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园一号',
};
