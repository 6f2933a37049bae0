import { getDestination } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { findShipment, setTrackingNumber, updateShipment } from './repository.ts';
import type { Shipping } from './shipping.ts';
import { nextPollAt } from './tracking/poll-schedule.ts';

/** Hands a parcel to its carrier and keeps the number it gets. May be repeated until it has one. */
export async function registerParcel(
  { context, carriers }: Shipping,
  shipmentId: string,
): Promise<void> {
  const { database, now } = context;
  const shipment = await findShipment(database.handle, shipmentId);
  const carrier = shipment && carriers.get(shipment.carrier);
  if (!shipment || !carrier || shipment.trackingNo !== null) return;
  const { state, address } = await getDestination(database.handle, shipment.orderId);
  // All its money goes back: what the carrier has not heard of stays here.
  if (state !== 'paid') return updateShipment(database.handle, shipmentId, { nextPollAt: null });
  const { trackingNo } = await carrier.register({ reference: shipmentId, address });
  await database.transact(async (handle) => {
    const locked = await lockOrder(handle, shipment.orderId, context);
    // Its answer may have been lost until the parcel had arrived.
    const hasArrived = shipment.state === 'delivered';
    const times = {
      shippedAt: now(),
      nextPollAt: hasArrived ? null : nextPollAt({ polls: 0, now: now() }),
    };
    if (!(await setTrackingNumber(handle, shipmentId, { trackingNo, ...times }))) return;
    const parcel = { shipmentId, carrier: shipment.carrier, trackingNo };
    // Where the stand-in dispatches, no person did.
    const by = context.config.shipsItself ? 'sandbox' : 'staff';
    await fulfilOrder(handle, locked, { context, by, parcel });
  });
}
