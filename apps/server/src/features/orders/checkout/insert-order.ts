import type { Totals } from '@uid/contract/cart';
import type { CatalogueItem } from '@uid/contract/content';
import type { Localised } from '@uid/contract/language';
import type { Address, Invoice } from '@uid/contract/orders';
import type { Insertable } from 'kysely';

import type { ServerContext } from '../../../context.ts';
import { prepareWrite } from '../../../database/run-together.ts';
import type { Write } from '../../../database/run-together.ts';
import type { Tables } from '../../../database/tables.ts';
import { parseOnce } from '../../../parse-once.ts';
import { lineFenOf } from '../../cart/pricing.ts';
import type { ListedLine } from '../../cart/take-selected-lines.ts';
import { eventWrites } from '../change-state.ts';

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

/** What writes an unpaid order with its own copies of everything it is about, and the first line of its history. */
export function orderWrites(
  { lines, totals, address, note, ...order }: OrderDraft,
  context: ServerContext,
): Write[] {
  const now = context.now();
  const copies = lines.map(copyLine);
  const { id, accountId } = order;
  const event = { to: 'unpaid', by: 'customer', reason: 'placed', accountId, context } as const;
  return [
    insertOrder({
      ...order,
      ...totals,
      state: 'unpaid',
      placedAt: now,
      endsAt: now + context.config.unpaidTime,
      refundedFen: 0,
      address: address ? JSON.stringify(address) : null,
      invoice: JSON.stringify(order.invoice),
      note: note ?? null,
      searchText: searchTextOf(order.no, copies),
      changedAt: now,
      keysDue: lines.some(({ delivery }) => delivery === 'licence') ? 1 : 0,
    }),
    insertLines(copies.map((line, position) => ({ ...line, orderId: id, position }))),
    ...eventWrites({ id, accountId }, event),
  ];
}

const insertOrder = prepareWrite((handle, order: Insertable<Tables['orders']>) =>
  handle.insertInto('orders').values(order),
);

const insertLines = prepareWrite((handle, lines: Insertable<Tables['orderLines']>[]) =>
  handle.insertInto('orderLines').values(lines),
);

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
