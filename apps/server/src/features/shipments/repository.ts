import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredShipment = Selectable<Tables['shipments']>;

export type StoredShipmentLine = Selectable<Tables['shipmentLines']>;

export type StoredParcelEvent = Selectable<Tables['parcelEvents']>;

export async function insertShipment(
  handle: Handle,
  shipment: Omit<StoredShipment, 'polls'>,
  lines: { sku: string; quantity: number }[],
): Promise<void> {
  await handle.insertInto('shipments').values(shipment).execute();
  const rows = lines.map((line) => ({ ...line, shipmentId: shipment.id }));
  await handle.insertInto('shipmentLines').values(rows).execute();
}

export async function isNumberUsed(
  handle: Handle,
  { carrier, trackingNo }: Pick<StoredShipment, 'carrier' | 'trackingNo'>,
): Promise<boolean> {
  const known = await handle
    .selectFrom('shipments')
    .select('id')
    .where('carrier', '=', carrier)
    .where('trackingNo', '=', trackingNo)
    .executeTakeFirst();
  return known !== undefined;
}

export async function findShipment(
  handle: Handle,
  id: string,
): Promise<StoredShipment | undefined> {
  return handle.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listShipmentsOf(
  handle: Handle,
  orderIds: string[],
): Promise<StoredShipment[]> {
  if (orderIds.length === 0) return [];
  return handle
    .selectFrom('shipments')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('id')
    .execute();
}

export async function listShipmentLines(
  handle: Handle,
  shipmentIds: string[],
): Promise<StoredShipmentLine[]> {
  if (shipmentIds.length === 0) return [];
  return handle
    .selectFrom('shipmentLines')
    .selectAll()
    .where('shipmentId', 'in', shipmentIds)
    .orderBy('sku')
    .execute();
}

export async function listParcelEvents(
  handle: Handle,
  shipmentIds: string[],
): Promise<StoredParcelEvent[]> {
  if (shipmentIds.length === 0) return [];
  return handle
    .selectFrom('parcelEvents')
    .selectAll()
    .where('shipmentId', 'in', shipmentIds)
    .execute();
}

/** Returns false if the event was stored before. */
export async function insertParcelEvent(
  handle: Handle,
  event: StoredParcelEvent,
): Promise<boolean> {
  const inserted = await handle
    .insertInto('parcelEvents')
    .values(event)
    .onConflict((conflict) => conflict.columns(['shipmentId', 'eventId']).doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateShipment(
  handle: Handle,
  id: string,
  change: Partial<Pick<StoredShipment, 'state' | 'deliveredAt' | 'nextPollAt' | 'polls'>>,
): Promise<void> {
  await handle.updateTable('shipments').set(change).where('id', '=', id).execute();
}

/** Returns false if the parcel no longer has the number `from`. */
export async function replaceTrackingNumber(
  handle: Handle,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('shipments')
    .set({ trackingNo: to })
    .where('id', '=', id)
    .where('trackingNo', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false if the parcel already had a number. */
export async function setTrackingNumber(
  handle: Handle,
  id: string,
  change: Pick<StoredShipment, 'trackingNo' | 'shippedAt' | 'nextPollAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('shipments')
    .set({ ...change, polls: 0 })
    .where('id', '=', id)
    .where('trackingNo', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
