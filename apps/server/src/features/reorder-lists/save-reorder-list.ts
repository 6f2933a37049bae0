import { maxItemQuantity } from '@uid/contract/constants';
import { maxReorderLists, maxReorderQuantity } from '@uid/contract/reorder-lists';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { listPriced } from '../cart/order-list/list-priced.ts';
import { keepAccount } from '../../keep-account.ts';
import {
  findList,
  insertList,
  listLines,
  listStored,
  replaceLines,
  updateList,
} from './repository.ts';
import type { StoredLine, StoredList } from './repository.ts';

interface Pieces {
  sku: string;
  quantity: number;
}

interface ListChange {
  accountId: string;
  /** The id of the list to replace; undefined to add a new one. */
  id?: string | undefined;
  /** The revision of the list that the caller read. */
  revision?: number | undefined;
  name: string;
  lines: readonly Pieces[];
}

type KeptLine = Omit<StoredLine, 'listId' | 'position'>;

/** Adds a list or replaces one, and returns its id. */
export async function saveReorderList(
  { database, newId, now }: Pick<ServerContext, 'database' | 'newId' | 'now'>,
  { accountId, id, revision = 0, name, lines: wanted }: ListChange,
): Promise<string> {
  const change = { accountId, name, changedAt: now() };
  return database.transact(async (handle) => {
    await keepAccount(handle, accountId);
    const lines = await pricedLines(handle, addedUp(wanted));
    if (id === undefined) return keep(handle, { ...change, id: newId(), revision: 0 }, lines);
    const others = await listStored(handle, accountId);
    if (others.some((other) => other.name === name && other.id !== id))
      throw new AppError('REORDER_LIST_NAME');
    if (!(await updateList(handle, { ...change, id, revision }))) {
      const now = await findList(handle, { accountId, id });
      // This is a repeat of a request whose response was lost.
      if (now?.name === name && (await holds(handle, id, lines))) return id;
      throw new AppError(now ? 'REORDER_LIST_CHANGED' : 'NOT_FOUND');
    }
    const known = await listLines(handle, [id]);
    await replaceLines(
      handle,
      id,
      lines.map((line) => known.find((each) => isSame(each, line)) ?? line),
    );
    return id;
  });
}

/** Merges lines with the same SKU into the first of them. */
function addedUp(wanted: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>();
  for (const { sku, quantity } of wanted)
    sums.set(sku, Math.min((sums.get(sku) ?? 0) + quantity, maxReorderQuantity));
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }));
}

/** Adds the current price of a piece to each line, at its quantity or the most that a cart takes. */
async function pricedLines(handle: Handle, pieces: readonly Pieces[]): Promise<KeptLine[]> {
  if (pieces.length === 0) return [];
  const asked = pieces.map(({ sku, quantity }) => ({
    sku,
    quantity: Math.min(quantity, maxItemQuantity),
  }));
  const priced = new Map(
    (await listPriced(handle, '', asked)).map(({ sku, priceFen }) => [sku, priceFen]),
  );
  return pieces.map((line) => {
    const priceFen = priced.get(line.sku);
    if (priceFen === undefined) throw new AppError('NOT_FOUND', { details: { sku: line.sku } });
    return { ...line, priceFen };
  });
}

async function keep(
  handle: Handle,
  list: Omit<StoredList, 'slot'>,
  lines: readonly KeptLine[],
): Promise<string> {
  // Another request may take the slot between the read and the insert. Then the next free slot is tried.
  for (;;) {
    const known = await listStored(handle, list.accountId);
    const same = known.find(({ name }) => name === list.name);
    if (same) {
      if (await holds(handle, same.id, lines)) return same.id;
      throw new AppError('REORDER_LIST_NAME');
    }
    const slot = freeSlot(new Set(known.map((each) => each.slot)));
    if (slot === undefined) throw new AppError('REORDER_LIST_LIMIT');
    if (await insertList(handle, { ...list, slot })) break;
  }
  await replaceLines(handle, list.id, lines);
  return list.id;
}

async function holds(handle: Handle, id: string, lines: readonly Pieces[]): Promise<boolean> {
  const known = await listLines(handle, [id]);
  return known.length === lines.length && known.every((line, index) => isSame(line, lines[index]));
}

function isSame(line: Pieces, other: Pieces | undefined): boolean {
  return line.sku === other?.sku && line.quantity === other.quantity;
}

function freeSlot(taken: Set<number>): number | undefined {
  return Array.from({ length: maxReorderLists }, (_, index) => index + 1).find(
    (slot) => !taken.has(slot),
  );
}
