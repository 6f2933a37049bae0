import type { correctTracking as contract } from '@uid/contract/staff-shipments';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import {
  findShipment,
  insertParcelEvent,
  isNumberUsed,
  replaceTrackingNumber,
} from './repository.ts';
import type { StoredShipment } from './repository.ts';
import type { Shipping } from './shipping.ts';

type Correction = ParsedInputOf<typeof contract>;

const sameNumber = { zh: '这就是现在的运单号。', en: 'This is the number that it has.' };

/**
 * Corrects the tracking number of a sent parcel. The history keeps both numbers, and the customer is notified.
 * Returns order and parcel as they were before. Throws ORDER_CHANGED if somebody else has changed the number.
 */
export async function correctTracking(
  handle: Handle,
  { context, carriers }: Shipping,
  { language, id, from, to }: Correction,
): Promise<{ order: StoredOrder; shipment: StoredShipment }> {
  const found = await findShipment(handle, id);
  if (!found) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, found.orderId, context);
  const { carrier, orderId, state } = found;
  // A carrier that assigns the number itself knows it, and a delivered parcel needs no more tracking.
  if (carriers.has(carrier) || state === 'delivered') throw new AppError('STATE_CONFLICT');
  if (from === to) throw new AppError('INVALID_INPUT', { fields: { to: sameNumber[language] } });
  // Must precede the next check: if somebody else has just made the same correction, `to` is this parcel's own number.
  if (found.trackingNo !== from) throw new AppError('ORDER_CHANGED');
  if (await isNumberUsed(handle, { carrier, trackingNo: to }))
    throw new AppError('TRACKING_NUMBER_USED');
  if (!(await replaceTrackingNumber(handle, { id, from, to }))) throw new AppError('ORDER_CHANGED');
  const eventId = context.newId();
  await insertParcelEvent(handle, {
    shipmentId: id,
    eventId,
    at: context.now(),
    state,
    places: JSON.stringify({ zh: '发货仓', en: 'Warehouse' }),
    texts: JSON.stringify({
      zh: `运单号由 ${from} 更正为 ${to}`,
      en: `Tracking number corrected from ${from} to ${to}`,
    }),
  });
  const parcel = { orderId, shipmentId: id, carrier, trackingNo: to, eventId };
  await context.publish(handle, 'parcel-corrected', parcel);
  return { order, shipment: found };
}
