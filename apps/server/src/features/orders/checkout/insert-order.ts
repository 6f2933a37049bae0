import type { Totals } from '@uid/contract/cart';
import type { Localised } from '@uid/contract/language';
import type { Address, Invoice } from '@uid/contract/orders';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { insertRow, insertRows } from '../../../database/write-row.ts';
import { parseOnce } from '../../../parse-once.ts';
import { writeEvent } from '../change-state.ts';
import type { OrderLineCopy } from './copy-line.ts';

export interface OrderDraft {
  id: string;
  no: string;
  accountId: string;
  lines: OrderLineCopy[];
  totals: Totals;
  address: Address | undefined;
  invoice: Invoice;
  note: string | undefined;
  /** Number of the quote that the order is made from and whose prices it has. */
  quoteNo?: string;
}

/** Writes an unpaid order with its own copies of all data, and the first entry in its history. */
export async function insertOrder(
  handle: Handle,
  { lines, totals, address, note, ...order }: OrderDraft,
  context: ServerContext,
): Promise<void> {
  const now = context.now();
  const { id: orderId, accountId } = order;
  const row = {
    ...order,
    ...totals,
    state: 'unpaid' as const,
    placedAt: now,
    endsAt: now + context.config.unpaidTime,
    refundedFen: 0,
    address: address ? JSON.stringify(address) : null,
    invoice: JSON.stringify(order.invoice),
    note: note ?? null,
    searchText: searchTextOf(order.no, lines),
    changedAt: now,
    keysDue: lines.some(({ delivery }) => delivery === 'licence') ? 1 : 0,
    fapiaoDue: order.invoice.kind === 'none' ? 0 : 1,
  };
  const event = { to: 'unpaid', by: 'customer', reason: 'placed', accountId, context } as const;
  await Promise.all([
    insertRow(handle, 'orders', row),
    insertRows(
      handle,
      'orderLines',
      lines.map((line, position) => ({ ...line, orderId, position })),
    ),
    writeEvent(handle, { id: orderId }, event),
  ]);
}

/** The words in both languages, whichever language the order was placed in. */
function searchTextOf(no: string, lines: OrderLineCopy[]): string {
  const words = lines.flatMap(({ sku, names, variantNames }) => [
    sku,
    ...[names, variantNames].flatMap((json) => Object.values(parseOnce(json) as Localised<string>)),
  ]);
  return [no, ...words].join('\n').toLowerCase();
}
