import type { Handle } from '../../database/database.ts';
import type { Write } from '../../database/run-together.ts';
import { accountOwner } from './owner-key.ts';
import { listLines, takeExactly } from './repository.ts';
import type { ListedLine } from './repository.ts';

export type { ListedLine } from './repository.ts';

/** The selected lines of an account's cart, orderable or not. */
export async function listSelectedLines(handle: Handle, accountId: string): Promise<ListedLine[]> {
  const lines = await listLines(handle, accountOwner(accountId));
  return lines.filter(({ isSelected, isSaved }) => isSelected === 1 && isSaved === 0);
}

/** What takes lines that were read out of the cart: fewer where somebody else was first or changed one. */
export function takeSelectedLines(accountId: string, lines: ListedLine[]): Write {
  const taken = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  return takeExactly({ owner: accountOwner(accountId), taken });
}
