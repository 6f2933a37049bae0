import type { Totals } from '@uid/contract/cart';
import type { CatalogueItem } from '@uid/contract/content';
import type { Localised } from '@uid/contract/language';
import type { Address, Invoice } from '@uid/contract/orders';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { insertRow, insertRows } from '../../../database/write-row.ts';
import { parseOnce } from '../../../parse-once.ts';
import { lineFenOf } from '../../catalogue/line-fen.ts';
import type { ListedLine } from '../../cart/read-lines.ts';
import { writeEvent } from '../change-state.ts';

export interface OrderDraft {
  id: string;
  no: string;
  accountId: string;
  lines: ListedLine[];
  totals: Totals;
  address: Address | undefined;
  invoice: Invoice;
  note: string | undefined;
}

/** Writes an unpaid order with its own copies of everything it is about, and the first line of its history. */
export async function insertOrder(
  handle: Handle,
  { lines, totals, address, note, ...order }: OrderDraft,
  context: ServerContext,
): Promise<void> {
  const now = context.now();
  const copies = lines.map(copyLine);
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
    searchText: searchTextOf(order.no, copies),
    changedAt: now,
    keysDue: lines.some(({ delivery }) => delivery === 'licence') ? 1 : 0,
  };
  const event = { to: 'unpaid', by: 'customer', reason: 'placed', accountId, context } as const;
  await Promise.all([
    insertRow(handle, 'orders', row),
    insertRows(
      handle,
      'orderLines',
      copies.map((line, position) => ({ ...line, orderId, position })),
    ),
    writeEvent(handle, { id: orderId }, event),
  ]);
}

type LineCopy = ReturnType<typeof copyLine>;

function copyLine(line: ListedLine) {
  const { sku, itemId, drawing, delivery, quantity, priceFen, leadDays } = line;
  const { zh, en } = parseOnce(line.texts) as CatalogueItem['text'];
  return {
    sku,
    itemId,
    drawing,
    delivery,
    quantity,
    priceFen,
    lineFen: lineFenOf(line),
    leadDays,
    names: JSON.stringify({ zh: zh.name, en: en.name } satisfies Localised<string>),
    variantNames: line.names,
    units: JSON.stringify({ zh: zh.unit, en: en.unit } satisfies Localised<string>),
  };
}

function searchTextOf(no: string, lines: LineCopy[]): string {
  const words = lines.flatMap(({ sku, names, variantNames }) => [sku, names, variantNames]);
  return [no, ...words].join('\n').toLowerCase();
}
