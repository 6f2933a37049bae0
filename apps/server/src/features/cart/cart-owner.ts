import { randomBytes } from 'node:crypto';

import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { accountOwner, guestOwner } from './owner-key.ts';

/** The owner of the cart that a request is about; undefined for a guest without a cart. */
export async function findOwner(
  { database, now }: ServerContext,
  { session, guestToken, clearGuestToken }: Caller,
): Promise<string | undefined> {
  if (!session) return guestToken && guestOwner(guestToken);
  // Pages that were rendered without the session's token add to the guest's cart, even after the login.
  if (guestToken) {
    const { accountId } = session;
    const merge = { guestToken, accountId, now: now() };
    await database.transact((handle) => mergeGuestCart(handle, merge));
    clearGuestToken();
  }
  return accountOwner(session.accountId);
}

/** Creates a guest's secret of 256 random bits, as base64url. */
export function createGuestToken(): string {
  return randomBytes(32).toString('base64url');
}
