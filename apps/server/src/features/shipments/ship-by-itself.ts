import { AppError } from '../../http/app-error.ts';
import { workOnDue } from '../../work-on-due.ts';
import { waitingPieces } from './parcels/waiting-pieces.ts';
import { listPaidOrders } from './read-orders-to-ship.ts';
import type { PaidOrder } from './read-orders-to-ship.ts';
import { listShipmentLines, listShipmentsOf } from './repository.ts';
import { shipOrder } from './ship-order.ts';
import type { Shipping } from './shipping.ts';
import { listOrderLines } from '../orders/find-order.ts';

const batch = 20;
/** Milliseconds. Long enough for a person to see an order that is paid and not yet sent. */
const packingTime = 15_000;

/** Plays the dispatcher in a shop without one: sends what has been paid for a moment with the stand-in carrier. */
export async function shipByItself(shipping: Shipping): Promise<void> {
  const { context, onFailure } = shipping;
  const { handle } = context.database;
  // Orders with an open refund request are not shipped.
  const list = (after?: PaidOrder) =>
    listPaidOrders(handle, { after: after?.no, limit: batch, isUndisputed: true });
  async function ship({ id, no, paidAt }: PaidOrder): Promise<void> {
    if ((paidAt ?? 0) + packingTime > context.now()) return;
    const shipments = await listShipmentsOf(handle, [id]);
    const packed = await listShipmentLines(
      handle,
      shipments.map((each) => each.id),
    );
    const waiting = waitingPieces(await listOrderLines(handle, [id]), packed);
    const lines = waiting.map(({ sku, quantity }) => ({ sku, quantity }));
    const consignment = { language: 'zh', no, carrier: 'sandbox', lines } as const;
    await shipOrder(shipping, { ...consignment, operatorId: undefined });
  }
  await workOnDue<PaidOrder>({
    list,
    work: ship,
    onFailure: (cause, { id }) => {
      // An AppError means that another process or a refund was first.
      if (!(cause instanceof AppError)) onFailure(cause, { orderId: id });
    },
  });
}
