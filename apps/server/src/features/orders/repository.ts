import { pageSize } from '@uid/contract/constants';
import type { OrderState } from '@uid/contract/orders';
import { sql } from 'kysely';

import { cutPage } from '../../database/cut-page.ts';
import type { Page } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';
import { contains, wordsOf } from '../../database/text-conditions.ts';
import { listOrderLines } from './find-order.ts';
import type { StoredOrderLine } from './find-order.ts';
import type { StoredOrder } from './lock-order.ts';

export interface OrderWithLines extends StoredOrder {
  lines: StoredOrderLine[];
}

interface OrderFilter {
  state?: OrderState;
  q?: string;
  /** Continue after this order number. */
  after?: string;
}

/** A page of an account's orders, newest first: ids ascend with the time of creation. */
export async function listOrders(
  handle: Handle,
  accountId: string,
  { state, q = '', after }: OrderFilter,
): Promise<Page<OrderWithLines>> {
  const found = await handle
    .selectFrom('orders')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(after !== undefined, (query) =>
      query.where('id', '<', (eb) =>
        eb
          .selectFrom('orders as last')
          .select('last.id')
          .where('last.no', '=', after!)
          .where('last.accountId', '=', accountId),
      ),
    )
    .where((eb) => eb.and(wordsOf(q).map((word) => contains(eb.ref('searchText'), word))))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { rows, next } = cutPage(found, pageSize, ({ no }) => no);
  return { rows: await withLines(handle, rows), next };
}

async function withLines(handle: Handle, orders: StoredOrder[]): Promise<OrderWithLines[]> {
  const lines = await listOrderLines(
    handle,
    orders.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }));
}

export async function countByState(
  handle: Handle,
  accountId: string,
): Promise<Partial<Record<OrderState, number>>> {
  const rows = await handle
    .selectFrom('orders')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('accountId', '=', accountId)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Unpaid orders whose time has passed, the earliest first. */
export async function listOverdue(
  handle: Handle,
  now: number,
  { limit }: { limit: number },
): Promise<{ id: string; endsAt: number }[]> {
  return (
    handle
      .selectFrom('orders')
      .select(['id', 'endsAt'])
      // The state is a literal: SQLite cannot see that a parameter meets the condition of the partial index.
      .where('state', '=', sql.lit('unpaid'))
      .where('endsAt', '<=', now)
      .orderBy('endsAt')
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

/**
 * Corrects orders placed while the clock was ahead: they count as placed now and hold their stock for the usual time.
 * @param latest Epoch milliseconds. No order can have been placed later.
 */
export async function bringOrdersBack(
  handle: Handle,
  { now, latest }: { now: number; latest: number },
): Promise<void> {
  await handle
    .updateTable('orders')
    .set((eb) => ({
      placedAt: now,
      endsAt: eb(eb('endsAt', '-', eb.ref('placedAt')), '+', now),
    }))
    .where('state', '=', sql.lit('unpaid'))
    .where('placedAt', '>', latest)
    .execute();
}

/** Gives an unpaid order more time, unless its end has been changed meanwhile. */
export async function postponeEnd(
  handle: Handle,
  { id, endsAt }: { id: string; endsAt: number },
  { until }: { until: number },
): Promise<void> {
  await handle
    .updateTable('orders')
    .set({ endsAt: until })
    .where('id', '=', id)
    .where('state', '=', 'unpaid')
    .where('endsAt', '=', endsAt)
    .execute();
}
