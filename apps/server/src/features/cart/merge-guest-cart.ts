import { maxItemQuantity } from '@uid/contract/constants';

import type { Handle } from '../../database/database.ts';
import { keepAccount } from '../../keep-account.ts';
import { accountOwner, guestOwner } from './owner-key.ts';
import { addQuantities, takeLines } from './repository.ts';

export interface GuestCartMerge {
  guestToken: string;
  accountId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Makes a guest's lines the account's: quantities add up to the limit of one item. Repeating it changes nothing. */
export async function mergeGuestCart(
  handle: Handle,
  { guestToken, accountId, now }: GuestCartMerge,
): Promise<void> {
  const lines = await takeLines(handle, guestOwner(guestToken));
  if (lines.length === 0) return;
  await keepAccount(handle, accountId);
  await addQuantities(
    handle,
    lines.map((line) => ({ ...line, owner: accountOwner(accountId), updatedAt: now })),
    { limit: maxItemQuantity },
  );
}
