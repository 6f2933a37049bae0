import type { recordTransfers as contract } from '@uid/contract/transfers';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { ServerContext } from '../../../../../context.ts';
import type { Handle } from '../../../../../database/database.ts';
import { AppError } from '../../../../../http/app-error.ts';
import { findOrderId } from '../../../../orders/find-order.ts';
import { lockOrder } from '../../../../orders/lock-order.ts';
import { recordTransfer } from '../record-transfer.ts';
import type { RecordedTransfer } from '../record-transfer.ts';
import { readMatches } from './read-matches.ts';

type Transfer = ParsedInputOf<typeof contract>['transfers'][number];

/**
 * Records transfers that a checked file matched with orders: all of them, or none if one no longer matches. Transfers
 * that were recorded before stay as they are. Returns the new ones.
 */
export async function recordTransfers(
  handle: Handle,
  { transfers, operatorId }: { transfers: readonly Transfer[]; operatorId: string },
  context: ServerContext,
): Promise<RecordedTransfer[]> {
  // Two concurrent files lock their orders in the same sequence, so that they can't deadlock.
  const inOrder = transfers.toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
  for (const { reference } of inOrder) {
    const id = await findOrderId(handle, reference);
    if (id) await lockOrder(handle, id, context);
  }
  const lines = inOrder.map((transfer, line) => ({ ...transfer, line, words: transfer.reference }));
  const matches = await readMatches(handle, lines);
  const hasChanged = matches.some(({ outcome }) => outcome !== 'matched' && outcome !== 'recorded');
  if (hasChanged) throw new AppError('STATEMENT_CHANGED');
  const recorded: RecordedTransfer[] = [];
  for (const [index, transfer] of inOrder.entries()) {
    if (matches[index]?.outcome !== 'matched') continue;
    recorded.push(await recordTransfer(handle, { ...transfer, operatorId }, context));
  }
  return recorded;
}
