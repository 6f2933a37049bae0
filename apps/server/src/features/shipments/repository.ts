import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredShipment = Selectable<Tables['shipments']>;
export type StoredShipmentLine = Selectable<Tables['shipmentLines']>;
export type StoredParcelEvent = Selectable<Tables['parcelEvents']>;

export type OrderLine = Selectable<Tables['orderLines']>;

export async function findOwnOrder(
  handle: Handle,
  { no, accountId }: { no: string; accountId: string },
) {
  return handle
    .selectFrom('orders')
    .select(['id', 'no', 'state'])
    .where('no', '=', no)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function findOrderId(handle: Handle, no: string): Promise<string | undefined> {
  const order = await handle
    .selectFrom('orders')
    .select('id')
    .where('no', '=', no)
    .executeTakeFirst();
  return order?.id;
}

export async function listOrderLines(handle: Handle, orderIds: string[]): Promise<OrderLine[]> {
  if (orderIds.length === 0) return [];
  return handle
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('position')
    .execute();
}

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

/** False when this news was known. */
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

/** False where it had a number already. */
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

interface PaidOrdersFilter {
  after?: string | undefined;
  limit: number;
  /** Leaves out those of which something is asked back. */
  isUndisputed?: boolean;
}

/** Paid orders with something to send, the longest paid first. */
export async function listPaidOrders(
  handle: Handle,
  { after, limit, isUndisputed = false }: PaidOrdersFilter,
) {
  return (
    handle
      .selectFrom('orders')
      .leftJoin('accounts', 'accounts.id', 'orders.accountId')
      .select(['orders.id', 'orders.no', 'orders.placedAt', 'orders.address', 'orders.note'])
      .select('accounts.email')
      .select((eb) =>
        eb
          .selectFrom('orderEvents')
          .select((paid) => paid.fn.min<number>('orderEvents.at').as('at'))
          .whereRef('orderEvents.orderId', '=', 'orders.id')
          .where('orderEvents.state', '=', 'paid')
          .as('paidAt'),
      )
      .select(isAskedBack.as('isAskedBack'))
      // Written out: SQLite cannot see that a parameter meets the condition of the partial index.
      .where('orders.state', '=', sql.lit('paid'))
      .where(hasUnsentGoods)
      .$if(isUndisputed, (query) => query.where((eb) => eb.not(isAskedBack)))
      .$if(after !== undefined, (query) =>
        query.where('orders.id', '>', (eb) =>
          eb.selectFrom('orders as last').select('last.id').where('last.no', '=', after!),
        ),
      )
      .orderBy('orders.id')
      .limit(limit)
      .execute()
  );
}

const isAskedBack = sql<SqlBool>`exists (
  select 1 from "refundRequests"
  where "refundRequests"."orderId" = orders.id and "refundRequests".state = 'open'
)`;

const hasUnsentGoods = sql<SqlBool>`exists (
  select 1 from "orderLines"
  where "orderLines"."orderId" = orders.id
    and "orderLines".delivery = 'shipped'
    and "orderLines".quantity - "orderLines"."keptBack" > (
      select coalesce(sum("shipmentLines".quantity), 0) from "shipmentLines"
      join shipments on shipments.id = "shipmentLines"."shipmentId"
      where shipments."orderId" = orders.id and "shipmentLines".sku = "orderLines".sku
    )
)`;

export async function setCompletesAt(
  handle: Handle,
  orderId: string,
  completesAt: number,
): Promise<void> {
  await handle.updateTable('orders').set({ completesAt }).where('id', '=', orderId).execute();
}
