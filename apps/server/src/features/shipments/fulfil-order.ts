import type { ServerContext } from '../../context.ts';
import type { OrderActor } from '../../database/commerce-tables.ts';
import type { Handle } from '../../database/database.ts';
import type { ParcelEvent } from '../../events.ts';
import { setCompletesAt } from '../orders/ending/complete-orders.ts';
import { changeState } from '../orders/change-state.ts';
import type { EventReason } from '../orders/event-reasons.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { countKeys } from './licences/repository.ts';
import { waitingPieces } from './parcels/waiting-pieces.ts';
import { listShipmentLines, listShipmentsOf } from './repository.ts';
import { listOrderLines } from '../orders/find-order.ts';

type Context = Pick<ServerContext, 'now' | 'newId' | 'publish'>;

/** Milliseconds for which a customer can confirm the receipt before a job does. */
const receiptTime = 7 * 24 * 60 * 60_000;

interface FulfilOptions {
  context: Context;
  /** Who sends the parcel: a staff member by their id, or the shop's staff, the stand-in or a job. */
  by: { operatorId: string } | 'staff' | 'sandbox' | 'clock';
  /** The parcel that has just been sent. */
  parcel?: Omit<ParcelEvent, 'orderId'>;
}

interface Fulfilment {
  hasGoods: boolean;
  /** True if every piece is in a parcel with a tracking number, and every licence key is issued. */
  isSent: boolean;
  isDelivered: boolean;
}

/**
 * Moves a locked order to the state of its parcels and licence keys: shipped once everything has been sent, delivered
 * once every parcel has arrived. Licences arrive when they are sent. Orders that are being refunded don't change.
 */
export async function fulfilOrder(
  handle: Handle,
  order: Pick<StoredOrder, 'id' | 'state'>,
  { context, by, parcel }: FulfilOptions,
): Promise<void> {
  if (order.state !== 'paid' && order.state !== 'shipped') return;
  const { hasGoods, isSent, isDelivered } = await readFulfilment(handle, order.id);
  if (parcel) {
    const sent = { ...parcel, orderId: order.id, isLast: isSent };
    await context.publish(handle, 'parcel-sent', sent);
  }
  if (!isSent) return;
  const sender =
    typeof by === 'string' ? { by } : ({ by: 'staff', accountId: by.operatorId } as const);
  const move = (from: 'paid' | 'shipped', change: Move) =>
    changeState(handle, { id: order.id, state: from }, { ...change, context });
  if (order.state === 'paid')
    await move('paid', {
      ...sender,
      to: 'shipped',
      reason: hasGoods ? 'goods-sent' : 'licences-issued',
    });
  if (!isDelivered) return;
  const reason = hasGoods ? 'goods-delivered' : 'licences-issued';
  await move('shipped', { by: 'clock', to: 'delivered', reason });
  await setCompletesAt(handle, order.id, context.now() + receiptTime);
}

interface Move {
  by: OrderActor;
  accountId?: string;
  to: 'shipped' | 'delivered';
  reason: EventReason;
}

async function readFulfilment(handle: Handle, orderId: string): Promise<Fulfilment> {
  const lines = await listOrderLines(handle, [orderId]);
  const shipments = await listShipmentsOf(handle, [orderId]);
  const packed = await listShipmentLines(
    handle,
    shipments.map(({ id }) => id),
  );
  const sold = lines.filter(({ quantity, keptBack }) => quantity > keptBack);
  const licences = sold.filter(({ delivery }) => delivery === 'licence');
  const wanted = licences.reduce((sum, { quantity, keptBack }) => sum + quantity - keptBack, 0);
  const isIssued = wanted === 0 || (await countKeys(handle, orderId)) === wanted;
  const hasLeft = shipments.every(({ trackingNo }) => trackingNo !== null);
  return {
    hasGoods: sold.length > licences.length,
    isSent: isIssued && hasLeft && waitingPieces(lines, packed).length === 0,
    isDelivered: shipments.every(({ state }) => state === 'delivered'),
  };
}
