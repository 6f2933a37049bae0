import { maxCounted, waitingStates } from '@uid/contract/staff-orders';
import type { OrderState } from '@uid/contract/orders';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

import { accountName } from '../../account-name.ts';
import { countAtMost } from '../../database/count-at-most.ts';
import { cutPage } from '../../database/cut-page.ts';
import type { Page } from '../../database/cut-page.ts';
import type { Engine, Handle } from '../../database/database.ts';
import { firstOrderId, orderIdAfter } from '../orders/first-order-id.ts';
import { inState } from '../orders/in-state.ts';
import { hasPhone, hasRecipient } from './address-conditions.ts';
import type { SqlCondition } from './address-conditions.ts';

export const staffPageSize = 50;
interface Filter {
  state?: OrderState | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  after?: string | undefined;
}

export type ListedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** Reads a page of all orders, newest first. Every kind of query stops after a page of an index. */
export async function readOrders(
  handle: Handle,
  { engine, ...filter }: Filter & { engine: Engine },
): Promise<Page<ListedOrder>> {
  const search = filter.q ? await findWay(handle, filter.q, engine) : undefined;
  if (filter.q && !search) return { rows: [], next: undefined };
  const found = await selectOrders(handle, filter, search);
  return cutPage(found, staffPageSize, ({ no }) => no);
}

function selectOrders(
  handle: Handle,
  { state, from, to, after }: Filter,
  search: SqlCondition | undefined,
) {
  return (
    handle
      .selectFrom('orders')
      .leftJoin('accounts', 'accounts.id', 'orders.accountId')
      .select(['orders.id', 'orders.no', 'orders.state', 'orders.placedAt', 'orders.totalFen'])
      .select(['orders.address', accountName.as('email')])
      .select((eb) =>
        eb
          .selectFrom('orderLines')
          .select((line) => line.fn.sum<number>('quantity').as('pieces'))
          .whereRef('orderLines.orderId', '=', 'orders.id')
          .as('pieces'),
      )
      .$if(state !== undefined, (query) => query.where(inState(state!)))
      .$if(search !== undefined, (query) => query.where(search!))
      // Ids rise with the time of creation.
      .$if(from !== undefined, (query) => query.where('orders.id', '>=', firstOrderId(from!)))
      .$if(to !== undefined, (query) => query.where('orders.id', '<', orderIdAfter(to!)))
      .$if(after !== undefined, (query) =>
        query.where('orders.id', '<', (eb) =>
          eb.selectFrom('orders as last').select('last.id').where('last.no', '=', after!),
        ),
      )
      .orderBy('orders.id', 'desc')
      .limit(staffPageSize + 1)
      .execute()
  );
}

/**
 * Tries everything that a text can identify, one after the other, each by an index. Returns undefined if nothing
 * matches.
 */
async function findWay(
  handle: Handle,
  text: string,
  engine: Engine,
): Promise<SqlCondition | undefined> {
  const code = text.toUpperCase();
  if (text.includes('@')) {
    const email = text.toLowerCase();
    return sql<SqlBool>`orders."accountId" in (select id from accounts where email = ${email})`;
  }
  const order = handle.selectFrom('orders').select('id').where('no', '=', code);
  if (await order.executeTakeFirst()) return sql<SqlBool>`orders.no = ${code}`;
  const parcel = handle.selectFrom('shipments').select('id').where('trackingNo', '=', code);
  if (await parcel.executeTakeFirst())
    return sql<SqlBool>`orders.id in (select "orderId" from shipments where "trackingNo" = ${code})`;
  const variant = handle.selectFrom('variants').select('sku').where('sku', '=', code);
  if (await variant.executeTakeFirst())
    return sql<SqlBool>`exists (select 1 from "orderLines" where sku = ${code} and "orderId" = orders.id)`;
  return hasPhone(text, engine) ?? hasRecipient(text, engine);
}

/** Counts the waiting orders in each state, up to `maxCounted`. */
export async function readWaitingCounts(handle: Handle) {
  const counts = await Promise.all(
    waitingStates.map(
      async (state) => [state, await countOrders(handle, state, maxCounted)] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<(typeof waitingStates)[number], number>;
}

/** Counts the orders in a state, up to a limit. */
export async function countOrders(handle: Handle, state: OrderState, max: number): Promise<number> {
  return countAtMost(
    handle,
    handle.selectFrom('orders').select('orders.id').where(inState(state)),
    max,
  );
}
