import type { OrderState } from '@uid/contract/orders';

import { accountName } from '../../account-name.ts';
import type { Handle } from '../../database/database.ts';
import { firstOrderId, orderIdAfter } from '../orders/first-order-id.ts';
import { inState } from '../orders/in-state.ts';
import type { StoredOrder } from '../orders/lock-order.ts';

/** Lists orders of an account, newest first, after the order with the id `before`. */
export async function listOwnOrders(
  handle: Handle,
  accountId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredOrder[]> {
  return handle
    .selectFrom('orders')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Days by the shop's clock; both are included. */
export interface OrderRange {
  state?: OrderState | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lists everybody's orders, newest first, after the order with the id `before`. */
export function listEveryonesOrders(
  handle: Handle,
  { state, from, to, before, limit }: OrderRange & { before: string | undefined; limit: number },
): Promise<StoredOrder[]> {
  return handle
    .selectFrom('orders')
    .selectAll()
    .$if(state !== undefined, (query) => query.where(inState(state!)))
    .$if(from !== undefined, (query) => query.where('id', '>=', firstOrderId(from!)))
    .$if(to !== undefined, (query) => query.where('id', '<', orderIdAfter(to!)))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How an order was paid. */
export interface Paid {
  /** Id of the payment that first brought money for the order. */
  id: string;
  method: string;
  endedAt: number | null;
  /**
   * The part of the total that was received. Money that was too much, or went back because another payment counts,
   * never was the order's.
   */
  paidFen: number;
}

/** Returns whose orders these are, and how each was paid, by the order's id. */
export async function readPaid(
  handle: Handle,
  ids: string[],
): Promise<Map<string, { email: string | null; paid: Paid | undefined }>> {
  if (ids.length === 0) return new Map();
  const orders = await handle
    .selectFrom('orders')
    .leftJoin('accounts', 'accounts.id', 'orders.accountId')
    .select(['orders.id', 'orders.totalFen', accountName.as('email')])
    .where('orders.id', 'in', ids)
    .execute();
  const payments = Map.groupBy(await listPayments(handle, ids), ({ orderId }) => orderId);
  return new Map(
    orders.map(({ id, email, totalFen }) => [
      id,
      { email, paid: paidOf(totalFen, payments.get(id)) },
    ]),
  );
}

/** Returns how an order was paid; undefined while no payment has brought money, or none that counts. */
export async function findPaid(
  handle: Handle,
  { id, state, totalFen }: Pick<StoredOrder, 'id' | 'state' | 'totalFen'>,
): Promise<Paid | undefined> {
  if (state === 'unpaid' || state === 'review') return undefined;
  return paidOf(totalFen, await listPayments(handle, [id]));
}

/**
 * Returns the part of each order's total that was received and neither went back nor is about to, by the order's id.
 */
export async function readKept(
  handle: Handle,
  orders: readonly Pick<StoredOrder, 'id' | 'totalFen'>[],
): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const payments = Map.groupBy(await listPayments(handle, ids), ({ orderId }) => orderId);
  const refunds = await handle
    .selectFrom('refunds')
    .select(['orderId', 'amountFen'])
    .where('orderId', 'in', ids)
    .where('reason', 'not in', ['overpaid', 'paid-twice'])
    .execute();
  return new Map(
    orders.map(({ id, totalFen }) => {
      const { paidFen = 0 } = paidOf(totalFen, payments.get(id)) ?? {};
      const back = refunds.filter(({ orderId }) => orderId === id);
      return [id, back.reduce((rest, { amountFen }) => rest - amountFen, paidFen)];
    }),
  );
}

/** Lists the payments that brought money for these orders, the first one first. */
function listPayments(handle: Handle, orderIds: string[]) {
  return handle
    .selectFrom('paymentAttempts')
    .select(['id', 'orderId', 'method', 'endedAt', 'capturedFen'])
    .where('orderId', 'in', orderIds)
    .where('capturedFen', '>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.attemptId', '=', 'paymentAttempts.id')
            .where('refunds.reason', '=', 'paid-twice'),
        ),
      ),
    )
    .orderBy('endedAt')
    .orderBy('id')
    .execute();
}

function paidOf(
  totalFen: number,
  payments: Awaited<ReturnType<typeof listPayments>> = [],
): Paid | undefined {
  const [first] = payments;
  if (!first) return undefined;
  const { id, method, endedAt } = first;
  const cameFen = payments.reduce((sum, { capturedFen }) => sum + capturedFen, 0);
  return { id, method, endedAt, paidFen: Math.min(cameFen, totalFen) };
}
