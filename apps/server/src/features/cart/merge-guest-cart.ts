import { maxCartLines } from '@uid/contract/cart';
import { maxItemQuantity } from '@uid/contract/constants';

import type { Handle } from '../../database/database.ts';
import { keepAccount } from '../../keep-account.ts';
import { accountOwner, guestOwner } from './owner-key.ts';
import { addQuantities, listSkus, takeLines } from './repository.ts';

export interface GuestCartMerge {
  guestToken: string;
  accountId: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Moves a guest's lines to the account's cart: quantities add up to the limit of a line, lines to the limit of a cart.
 * A repeat changes nothing.
 */
export async function mergeGuestCart(
  handle: Handle,
  { guestToken, accountId, now }: GuestCartMerge,
): Promise<void> {
  const lines = await takeLines(handle, guestOwner(guestToken));
  if (lines.length === 0) return;
  await keepAccount(handle, accountId);
  const owner = accountOwner(accountId);
  const known = new Set(await listSkus(handle, owner));
  const room = Math.max(0, maxCartLines - known.size);
  const others = lines.filter(({ sku }) => !known.has(sku)).slice(0, room);
  const fitting = [...lines.filter(({ sku }) => known.has(sku)), ...others];
  if (fitting.length === 0) return;
  await addQuantities(
    handle,
    fitting.map((line) => ({ ...line, owner, updatedAt: now })),
    { limit: maxItemQuantity },
  );
}
