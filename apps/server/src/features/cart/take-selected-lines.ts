import type { Handle } from '../../database/database.ts';
import { accountOwner } from './owner-key.ts';
import { listLines } from './read-lines.ts';
import { deleteAsRead } from './repository.ts';
import type { ListedLine } from './read-lines.ts';

/** The selected lines of an account's cart, orderable or not. */
export async function listSelectedLines(handle: Handle, accountId: string): Promise<ListedLine[]> {
  const lines = await listLines(handle, accountOwner(accountId));
  return lines.filter(({ isSelected, isSaved }) => isSelected === 1 && isSaved === 0);
}

/** Removes lines from the cart as they were read. Returns false if one was removed or changed meanwhile. */
export async function takeSelectedLines(
  handle: Handle,
  accountId: string,
  lines: readonly Pick<ListedLine, 'sku' | 'quantity'>[],
): Promise<boolean> {
  const owner = accountOwner(accountId);
  // All transactions lock rows in the same order, so that they can't deadlock.
  const rows = lines.toSorted((left, right) => (left.sku < right.sku ? -1 : 1));
  const taken = await Promise.all(
    rows.map(({ sku, quantity }) => deleteAsRead(handle, { owner, sku, quantity })),
  );
  return taken.every(Boolean);
}
