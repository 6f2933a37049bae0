import type { Handle } from '../../database/database.ts';
import { listOrderLines } from '../orders/find-order.ts';
import type { StoredOrderLine } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { findPayment } from '../payments/order-payments.ts';
import { sumRefunds } from '../payments/refunds/sum-refunds.ts';
import { readUnsent } from '../shipments/read-unsent.ts';
import { amountOfPieces, countPieces, netOfLines } from './refundable.ts';
import type { Pieces } from './refundable.ts';
import { listRequestsOf } from './read-requests.ts';
import type { ListedRequest } from './read-requests.ts';

export interface RefundableLine {
  line: StoredOrderLine;
  /** Number of pieces whose price has not been refunded. */
  left: number;
  /** Number of pieces that have not been sent. */
  unsent: number;
  amountOf: (count: number) => number;
}

export interface Refundable {
  /** The payment to refund; undefined if nothing can be refunded. */
  payment: Awaited<ReturnType<typeof findPayment>>;
  refundableFen: number;
  /** The delivery cost; 0 once the order has a parcel. */
  deliveryFen: number;
  lines: RefundableLine[];
  requests: ListedRequest[];
}

const refundableStates = new Set(['paid', 'shipped', 'delivered', 'completed']);

/** Reads what of an order may still be refunded, in money and piece by piece. */
export async function readRefundable(handle: Handle, order: StoredOrder): Promise<Refundable> {
  const requests = await listRequestsOf(handle, order.id);
  const payment = refundableStates.has(order.state)
    ? await findPayment(handle, order.id)
    : undefined;
  if (!payment) return { payment, refundableFen: 0, deliveryFen: 0, lines: [], requests };
  const sent = await sumRefunds(handle, payment.id);
  const refundableFen = Math.max(0, Math.min(order.totalFen, payment.capturedFen) - sent);
  const lines = await listOrderLines(handle, [order.id]);
  const unsent = await readUnsent(handle, order, lines);
  const nets = netOfLines(lines, order.discountFen);
  const gone = requests
    .filter(({ state }) => state === 'approved')
    .flatMap(({ pieces }) => piecesOf(pieces));
  return {
    payment,
    refundableFen,
    deliveryFen: unsent.hasParcels ? 0 : order.deliveryFen,
    requests,
    lines: lines.map((line) => {
      const earlier = countPieces(gone, line.sku);
      const netFen = nets.get(line.sku) ?? 0;
      return {
        line,
        left: line.quantity - earlier,
        unsent: unsent.countOf(line.sku),
        amountOf: (count) => amountOfPieces(line, netFen, { earlier, count }),
      };
    }),
  };
}

/** The fen for some pieces; undefined if there are not that many. The last pieces return all the money that is left. */
export function priceRefund(
  { lines, refundableFen, deliveryFen }: Refundable,
  pieces: Pieces[],
): number | undefined {
  let amountFen = 0;
  for (const { sku } of pieces) {
    if (pieces.filter((each) => each.sku === sku).length > 1) return undefined;
  }
  for (const { sku, quantity } of pieces) {
    const found = lines.find(({ line }) => line.sku === sku);
    if (!found || quantity > found.left) return undefined;
    amountFen += found.amountOf(quantity);
  }
  const isAll = (some: RefundableLine[]) =>
    some.every(({ line, left }) => countPieces(pieces, line.sku) === left);
  if (isAll(lines)) return refundableFen;
  const goods = lines.filter(({ line, left }) => line.delivery === 'shipped' && left > 0);
  const isUndelivered = goods.length > 0 && isAll(goods);
  return Math.min(amountFen + (isUndelivered ? deliveryFen : 0), refundableFen);
}

export function piecesOf(text: string): Pieces[] {
  return JSON.parse(text) as Pieces[];
}
