import type { Address } from '@uid/contract/orders';
import type { OrderToShip } from '@uid/contract/shipments';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

import { countAtMost } from '../../database/count-at-most.ts';
import type { Handle } from '../../database/database.ts';

interface PaidOrdersFilter {
  after?: string | undefined;
  limit: number;
  /** True to leave out orders with an open refund request. */
  isUndisputed?: boolean;
}

/** Paid orders with something to send, the longest paid first. */
export async function listPaidOrders(
  handle: Handle,
  { after, limit, isUndisputed = false }: PaidOrdersFilter,
) {
  return handle
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
    .where(isToShip)
    .$if(isUndisputed, (query) => query.where((eb) => eb.not(isAskedBack)))
    .$if(after !== undefined, (query) =>
      query.where('orders.id', '>', (eb) =>
        eb.selectFrom('orders as last').select('last.id').where('last.no', '=', after!),
      ),
    )
    .orderBy('orders.id')
    .limit(limit)
    .execute();
}

export type PaidOrder = Awaited<ReturnType<typeof listPaidOrders>>[number];

/** @param lines the pieces that are in no parcel yet */
export function presentOrderToShip(
  { no, placedAt, paidAt, email, address, note, isAskedBack }: PaidOrder,
  lines: OrderToShip['lines'] = [],
): OrderToShip {
  return {
    no,
    placedAt,
    paidAt: paidAt ?? placedAt,
    email: email ?? '',
    ...(address !== null && { address: JSON.parse(address) as Address }),
    ...(note !== null && { note }),
    ...(isAskedBack && { isAskedBack: true }),
    lines,
  };
}

/** Counts the orders with something to ship, up to a limit. */
export async function countOrdersToShip(handle: Handle, max: number): Promise<number> {
  return countAtMost(handle, handle.selectFrom('orders').select('orders.id').where(isToShip), max);
}

const isAskedBack = sql<SqlBool>`exists (
  select 1 from "refundRequests"
  where "refundRequests"."orderId" = orders.id and "refundRequests".state = 'open'
)`;

// The state is a literal: SQLite cannot see that a parameter meets the condition of the partial index.
const isToShip = sql<SqlBool>`orders.state = 'paid' and exists (
  select 1 from "orderLines"
  where "orderLines"."orderId" = orders.id
    and "orderLines".delivery = 'shipped'
    and "orderLines".quantity - "orderLines"."keptBack" > (
      select coalesce(sum("shipmentLines".quantity), 0) from "shipmentLines"
      join shipments on shipments.id = "shipmentLines"."shipmentId"
      where shipments."orderId" = orders.id and "shipmentLines".sku = "orderLines".sku
    )
)`;
