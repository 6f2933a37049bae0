import type { PublicJwk } from '@uid/contract/proof';

import type { ServerContext } from '../context.ts';
import { thumbprintOf } from '../features/identity/sessions/proofs/thumbprint.ts';
import { createToken, hashToken } from '../features/identity/sessions/session-token.ts';
import { ownKey } from './sign-request.ts';

type Given = Pick<ServerContext, 'database' | 'newId' | 'now'>;

/** Milliseconds: a year, which is more than any test moves the clock. */
const longTime = 366 * 24 * 60 * 60_000;

/** Inserts a customer without a registration; returns the account's id. */
export async function insertAccount(
  { database, newId, now }: Given,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<string> {
  const id = newId();
  const at = now();
  await database.handle
    .insertInto('accounts')
    .values({
      id,
      email,
      passwordHash,
      passwordChangedAt: at,
      passwordVersion: 1,
      passwordExpiresAt: null,
      lastLoginAt: at,
      createdAt: at,
    })
    .execute();
  return id;
}

/**
 * Inserts a long-lasting, freshly proven session, signed by `ownKey` unless another key is given; returns its token.
 */
export async function insertSession(
  { database, newId, now }: Given,
  accountId: string,
  jwk: PublicJwk = ownKey.jwk,
): Promise<string> {
  const token = createToken();
  const at = now();
  await database.handle
    .insertInto('sessions')
    .values({
      id: newId(),
      tokenHash: hashToken(token),
      accountId,
      lastSeenAt: at + longTime,
      steppedUpAt: at,
      expiresAt: at + longTime,
      address: '127.0.0.1',
      keyThumbprint: thumbprintOf(jwk),
      agent: '',
      createdAt: at,
    })
    .execute();
  return token;
}
