import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';

/**
 * The orders that may hold pieces which have not left. Each state has a condition of its own, because each has a
 * partial index.
 */
const openOrders = sql`
  select id, state from orders where state = 'unpaid'
  union all select id, state from orders where state = 'paid'
  union all select id, state from orders where state in ('review', 'refunding')
    and state in ('shipped', 'cancelled', 'refunding', 'refunded', 'review')`;

/**
 * Returns, for each of these variants, the pieces that orders have taken and that have not left. The movements of an
 * order say what it holds, and its parcels say what has left. Licences leave with the payment.
 */
export async function readPromised(
  handle: Handle,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const held = sql<{ sku: string; promised: number }>`(
    select line.sku as sku, sum(
      line."cameBack"
      - (select coalesce(sum(moved.quantity), 0) from "stockMovements" as moved
          where moved."orderId" = line."orderId" and moved.sku = line.sku)
      - (select coalesce(sum(packed.quantity), 0) from "shipmentLines" as packed
          join shipments on shipments.id = packed."shipmentId"
          where shipments."orderId" = line."orderId" and packed.sku = line.sku)
    ) as promised
    from (${openOrders}) as held
    join "orderLines" as line on line."orderId" = held.id
    where line.sku in (${sql.join(skus)})
      and (line.delivery = 'shipped' or held.state in ('unpaid', 'review'))
    group by line.sku
  )`;
  const rows = await handle.selectFrom(held.as('held')).selectAll().execute();
  return new Map(rows.map(({ sku, promised }) => [sku, promised]));
}
