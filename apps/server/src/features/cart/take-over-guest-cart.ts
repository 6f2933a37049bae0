import type { Events, Subscriber } from '../../events.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

/** Whoever logs in keeps what they put in the cart as a guest. */
export const takeOverGuestCart: Subscriber<Events['session-opened']> = async (
  handle,
  { accountId, guestToken },
  { now },
) => {
  if (guestToken) await mergeGuestCart(handle, { guestToken, accountId, now: now() });
};
