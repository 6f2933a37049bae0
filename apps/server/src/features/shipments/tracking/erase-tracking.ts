import type { Events, Subscriber } from '../../../events.ts';

/** When parcels left and arrived stays; what carriers and staff said of their way may name who took them, and goes. */
export const eraseTracking: Subscriber<Events['orders-erased']> = async (handle, { orderIds }) => {
  const parcels = handle
    .selectFrom('shipments')
    .select('id')
    .where('orderId', 'in', [...orderIds]);
  await handle.deleteFrom('parcelEvents').where('shipmentId', 'in', parcels).execute();
};
