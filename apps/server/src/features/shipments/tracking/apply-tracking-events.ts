import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import type { TrackingEvent } from '../carriers/carrier.ts';
import { fulfilOrder } from '../fulfil-order.ts';
import { deliveredAtOf, parcelStateOf } from '../parcels/parcel.ts';
import {
  findShipment,
  insertParcelEvent,
  listParcelEvents,
  updateShipment,
} from '../repository.ts';
import { nextPollAt } from './poll-schedule.ts';

/**
 * Brings parcel and order in line with a carrier's events, in the caller's transaction.
 * Each event counts once, whichever way, in whatever order and however often it arrives.
 */
export async function applyTrackingEvents(
  handle: Handle,
  { reference, events }: { reference: string; events: TrackingEvent[] },
  context: ServerContext,
): Promise<void> {
  const shipment = await findShipment(handle, reference);
  if (!shipment) return;
  const order = await lockOrder(handle, shipment.orderId, context);
  let isNew = false;
  for (const { place, text, ...event } of events) {
    const texts = { places: JSON.stringify(place), texts: JSON.stringify(text) };
    const row = { ...event, ...texts, shipmentId: shipment.id };
    isNew = (await insertParcelEvent(handle, row)) || isNew;
  }
  if (!isNew) return;
  const known = await listParcelEvents(handle, [shipment.id]);
  const state = parcelStateOf(known);
  await updateShipment(handle, shipment.id, {
    state,
    deliveredAt: deliveredAtOf(known),
    ...(shipment.nextPollAt !== null && { polls: 0 }),
    nextPollAt: nextPollOf(shipment, { state, now: context.now() }),
  });
  if (state === 'exception') {
    const { id: shipmentId, carrier, trackingNo } = shipment;
    const parcel = { orderId: order.id, shipmentId, carrier, trackingNo: trackingNo ?? '' };
    await context.publish(handle, 'parcel-exception', parcel);
  }
  await fulfilOrder(handle, order, { context, by: 'clock' });
}

/** A parcel that has no number yet, or that is not polled, keeps its time of the next poll. */
function nextPollOf(
  { trackingNo, nextPollAt: current }: { trackingNo: string | null; nextPollAt: number | null },
  { state, now }: { state: string; now: number },
): number | null {
  if (trackingNo === null || current === null) return current;
  if (state === 'delivered') return null;
  return nextPollAt({ polls: 0, now });
}
