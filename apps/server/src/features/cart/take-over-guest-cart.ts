import type { Events, Subscriber } from '../../events.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

/** Merges the guest's cart into the account's at login. */
export const takeOverGuestCart: Subscriber<Events['session-opened']> = async (
  handle,
  { accountId, guestToken },
  { now },
) => {
  if (guestToken) await mergeGuestCart(handle, { guestToken, accountId, now: now() });
};
