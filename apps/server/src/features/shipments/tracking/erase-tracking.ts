import type { Events, Subscriber } from '../../../events.ts';

/** Keeps the times of dispatch and delivery, but erases tracking events: they may name whoever took the parcel. */
export const eraseTracking: Subscriber<Events['orders-erased']> = async (handle, { orderIds }) => {
  const parcels = handle
    .selectFrom('shipments')
    .select('id')
    .where('orderId', 'in', [...orderIds]);
  await handle.deleteFrom('parcelEvents').where('shipmentId', 'in', parcels).execute();
};
