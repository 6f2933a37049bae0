import type { Handle } from '../../database/database.ts';
import { accountOwner } from './owner-key.ts';
import { listLines } from './read-lines.ts';
import { deleteExactly } from './repository.ts';
import type { ListedLine } from './read-lines.ts';

/** The selected lines of an account's cart, orderable or not. */
export async function listSelectedLines(handle: Handle, accountId: string): Promise<ListedLine[]> {
  const lines = await listLines(handle, accountOwner(accountId));
  return lines.filter(({ isSelected, isSaved }) => isSelected === 1 && isSaved === 0);
}

/** Takes lines out of the cart as they were read; false where somebody else was first or changed one. */
export async function takeSelectedLines(
  handle: Handle,
  accountId: string,
  lines: ListedLine[],
): Promise<boolean> {
  const taken = await deleteExactly(handle, accountOwner(accountId), lines);
  return taken === lines.length;
}
