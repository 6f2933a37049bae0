import type { Order, OrderState } from '@uid/contract/orders';
import type { Shipment } from '@uid/contract/shipments';

import type { detailTexts } from '../detail-texts.ts';

type LogisticsFact = keyof (typeof detailTexts)['zh']['logisticsFacts'];

interface Parcels {
  shipments: readonly Pick<Shipment, 'state'>[];
  /** Goods that are in no parcel yet and are not kept back. */
  waiting: readonly unknown[];
}

type Facts = Pick<Order, 'state'> & {
  lines: readonly Pick<Order['lines'][number], 'delivery' | 'quantity' | 'keptBack'>[];
};

const goBack: ReadonlySet<OrderState> = new Set(['refunding', 'refunded']);

/**
 * Returns the one thing that is true of an order's goods, from its state, from what was refunded before it shipped, and
 * from its parcels. Undefined while these are not known.
 */
export function logisticsFact(
  { state, lines }: Facts,
  parcels: Parcels | undefined,
): LogisticsFact | undefined {
  const goods = lines.filter(({ delivery }) => delivery === 'shipped');
  if (goods.length === 0) return 'licences';
  if (state === 'unpaid' || state === 'cancelled' || state === 'review') return state;
  if (goods.every(({ quantity, keptBack = 0 }) => quantity === keptBack)) return 'kept';
  if (!parcels) return undefined;
  const { shipments, waiting } = parcels;
  const arrived = shipments.filter((each) => each.state === 'delivered').length;
  if (shipments.length === 0) return goBack.has(state) ? 'kept' : 'packing';
  if (waiting.length > 0) return goBack.has(state) ? 'part-kept' : 'part-sent';
  if (arrived === shipments.length) return 'arrived';
  return arrived > 0 ? 'part-arrived' : 'on-the-way';
}
