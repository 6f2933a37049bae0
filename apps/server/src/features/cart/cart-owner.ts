import { randomBytes } from 'node:crypto';

import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { accountOwner, guestOwner } from './owner-key.ts';

/** Whose cart a request means; undefined for a guest who has none yet. */
export async function findOwner(
  { database, now }: ServerContext,
  { session, guestToken, clearGuestToken }: Caller,
): Promise<string | undefined> {
  if (!session) return guestToken && guestOwner(guestToken);
  // Pages rendered without the session's token put things in the guest's cart, also after the login.
  if (guestToken) {
    const { accountId } = session;
    const merge = { guestToken, accountId, now: now() };
    await database.transact((handle) => mergeGuestCart(handle, merge));
    clearGuestToken();
  }
  return accountOwner(session.accountId);
}

/** A guest's secret: 256 random bits. */
export function createGuestToken(): string {
  return randomBytes(32).toString('base64url');
}
