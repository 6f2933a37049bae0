import type { Language, Localised } from '@uid/contract/language';
import type { Address, Invoice } from '@uid/contract/orders';

import type { Handle } from '../../../database/database.ts';
import { listOrderLines } from '../../orders/find-order.ts';
import type { StoredOrderLine } from '../../orders/find-order.ts';
import type { StoredOrder } from '../../orders/lock-order.ts';
import { csvRow } from '../../../csv-row.ts';
import type { Amount } from '../../../csv-row.ts';
import { exportTexts } from './export-texts.ts';

const batch = 200;
/** Without a byte order mark, a spreadsheet takes the file for an encoding older than UTF-8. */
const byteOrderMark = '\ufeff';

interface Exported {
  language: Language;
  /** Returns a page of orders, newest first, after the order with the id `before`. */
  list: (page: { before: string | undefined; limit: number }) => Promise<StoredOrder[]>;
  /** Columns for a reader of everybody's orders, after those of the order. */
  more?: {
    heads: string[];
    read: (ids: string[]) => Promise<Map<string, Cells>>;
  };
}

type Cells = (string | Amount)[];

/** Writes orders as CSV, one per row, with no more than a page of them in memory. */
export async function* exportOrders(
  handle: Handle,
  { language, list, more }: Exported,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow([...exportTexts[language].heads, ...(more?.heads ?? [])]);
  let before: string | undefined;
  do {
    const orders = await list({ before, limit: batch });
    const ids = orders.map(({ id }) => id);
    const lines = Map.groupBy(await listOrderLines(handle, ids), ({ orderId }) => orderId);
    const found = await more?.read(ids);
    const rows = orders.map((order) => {
      const cells = cellsOf(order, { lines: lines.get(order.id) ?? [], language });
      return csvRow([...cells, ...(found?.get(order.id) ?? [])]);
    });
    yield rows.join('');
    before = orders.length === batch ? ids.at(-1) : undefined;
  } while (before !== undefined);
}

function cellsOf(
  order: StoredOrder,
  { lines, language }: { lines: StoredOrderLine[]; language: Language },
): Cells {
  const { states, kinds } = exportTexts[language];
  const invoice = JSON.parse(order.invoice) as Invoice;
  const address = order.address === null ? undefined : (JSON.parse(order.address) as Address);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    order.no,
    formatTime(order.placedAt),
    states[order.state],
    lines.map((line) => describe(line, language)).join('; '),
    `${pieces}`,
    { fen: order.goodsFen },
    { fen: order.deliveryFen },
    { fen: order.discountFen },
    { fen: order.taxFen },
    { fen: order.totalFen },
    { fen: order.includedTaxFen },
    { fen: order.refundedFen },
    address?.recipient ?? '',
    kinds[invoice.kind],
    invoice.kind === 'none' ? '' : invoice.title,
    'taxNumber' in invoice ? invoice.taxNumber : '',
    order.note ?? '',
  ];
}

function describe(
  { sku, names, variantNames, quantity }: StoredOrderLine,
  language: Language,
): string {
  const inLanguage = (text: string) => (JSON.parse(text) as Localised<string>)[language];
  return `${sku} ${inLanguage(names)} ${inLanguage(variantNames)} × ${quantity}`;
}

/** Formats a moment as 2026-01-31 09:05:00 in Beijing time, which spreadsheets read as a time. */
export function formatTime(at: number): string {
  const hours = 60 * 60_000;
  return new Date(at + 8 * hours).toISOString().slice(0, 19).replace('T', ' ');
}
