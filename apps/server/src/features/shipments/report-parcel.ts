import type { reportParcel as contract } from '@uid/contract/shipments';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { findShipment } from './repository.ts';
import type { StoredShipment } from './repository.ts';
import type { Shipping } from './shipping.ts';
import { applyTrackingEvents } from './tracking/apply-tracking-events.ts';

type ParcelReport = ParsedInputOf<typeof contract>;

/**
 * Enters an event that staff learnt about a parcel whose carrier sends no reports.
 * Returns order and parcel as they were before.
 */
export async function reportParcel(
  handle: Handle,
  { context, carriers }: Shipping,
  { id, state, place, text }: ParcelReport,
): Promise<{ order: StoredOrder; shipment: StoredShipment }> {
  const { newId, now } = context;
  const shipment = await findShipment(handle, id);
  if (!shipment) throw new AppError('NOT_FOUND');
  if (carriers.has(shipment.carrier) || shipment.state === 'delivered')
    throw new AppError('STATE_CONFLICT');
  const order = await lockOrder(handle, shipment.orderId, context);
  const inBoth = (words: string) => ({ zh: words, en: words });
  const event = {
    eventId: newId(),
    at: now(),
    state,
    place: inBoth(place),
    text: inBoth(text),
  };
  await applyTrackingEvents(handle, { reference: id, events: [event] }, context);
  return { order, shipment };
}
