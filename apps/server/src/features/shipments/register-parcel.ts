import { getDestination } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { findShipment, setTrackingNumber, updateShipment } from './repository.ts';
import type { Shipping } from './shipping.ts';
import { nextPollAt } from './tracking/poll-schedule.ts';

/** Registers a parcel with its carrier and stores the tracking number. May be repeated until the parcel has one. */
export async function registerParcel(
  { context, carriers }: Shipping,
  shipmentId: string,
): Promise<void> {
  const { database, now } = context;
  const shipment = await findShipment(database.handle, shipmentId);
  const carrier = shipment && carriers.get(shipment.carrier);
  if (!shipment || !carrier || shipment.trackingNo !== null) return;
  const { state, address } = await getDestination(database.handle, shipment.orderId);
  // The order is being refunded: a parcel that the carrier doesn't know yet is not sent.
  if (state !== 'paid') return updateShipment(database.handle, shipmentId, { nextPollAt: null });
  const { trackingNo } = await carrier.register({ reference: shipmentId, address });
  await database.transact(async (handle) => {
    const locked = await lockOrder(handle, shipment.orderId, context);
    // The carrier's response may have been lost until the parcel had arrived.
    const hasArrived = shipment.state === 'delivered';
    const times = {
      shippedAt: now(),
      nextPollAt: hasArrived ? null : nextPollAt({ polls: 0, now: now() }),
    };
    if (!(await setTrackingNumber(handle, shipmentId, { trackingNo, ...times }))) return;
    const parcel = { shipmentId, carrier: shipment.carrier, trackingNo };
    // If the stand-in dispatches, no staff member has sent the parcel.
    const by = context.config.shipsItself ? 'sandbox' : 'staff';
    await fulfilOrder(handle, locked, { context, by, parcel });
  });
}
