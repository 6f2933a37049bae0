import { pageSize } from '@uid/contract/constants';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredRequest = Selectable<Tables['refundRequests']>;
export type ListedRequest = StoredRequest & { refundState: 'open' | 'done' | null };

/** False when the order has an open one. */
export async function insertRequest(handle: Handle, request: StoredRequest): Promise<boolean> {
  const inserted = await handle
    .insertInto('refundRequests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function listRequestsOf(handle: Handle, orderId: string): Promise<ListedRequest[]> {
  return withRefunds(handle)
    .where('refundRequests.orderId', '=', orderId)
    .orderBy('refundRequests.id', 'desc')
    .execute();
}

export async function findRequest(handle: Handle, id: string): Promise<ListedRequest | undefined> {
  return withRefunds(handle).where('refundRequests.id', '=', id).executeTakeFirst();
}

function withRefunds(handle: Handle) {
  return handle
    .selectFrom('refundRequests')
    .leftJoin('refunds', 'refunds.id', 'refundRequests.refundId')
    .selectAll('refundRequests')
    .select('refunds.state as refundState');
}

/** One page of the open requests, oldest first, and whether more follow. */
export async function listOpenRequests(handle: Handle, after = '') {
  const found = await handle
    .selectFrom('refundRequests')
    .innerJoin('orders', 'orders.id', 'refundRequests.orderId')
    .selectAll('refundRequests')
    .select(['orders.no', 'orders.totalFen'])
    // Written out: SQLite cannot see that a parameter meets the condition of the partial index.
    .where('refundRequests.state', '=', sql.lit('open'))
    .where('refundRequests.id', '>', after)
    .orderBy('refundRequests.id')
    .limit(pageSize + 1)
    .execute();
  return { requests: found.slice(0, pageSize), hasMore: found.length > pageSize };
}

/** False when somebody decided it before. */
export async function closeRequest(
  handle: Handle,
  id: string,
  change: Partial<StoredRequest>,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('refundRequests')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The payment that paid the order. */
export async function findPayment(handle: Handle, orderId: string) {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
}

export type UnclearPayment = Awaited<ReturnType<typeof listUnclearPayments>>[number];

/** Payments that wait for a person, the most money first. */
export async function listUnclearPayments(handle: Handle, orderId: string) {
  return handle
    .selectFrom('paymentAttempts')
    .select(['id', 'capturedFen'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'unclear')
    .orderBy('capturedFen', 'desc')
    .orderBy('id')
    .execute();
}

export async function setPaymentState(
  handle: Handle,
  id: string,
  state: 'succeeded' | 'refunding' | 'closed',
): Promise<void> {
  await handle.updateTable('paymentAttempts').set({ state }).where('id', '=', id).execute();
}

/** Below zero while an order holds its pieces. */
export async function sumMovedPieces(handle: Handle, orderId: string): Promise<number> {
  const { moved } = await handle
    .selectFrom('stockMovements')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('moved'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return moved ?? 0;
}

/** What of a payment was sent back or is about to be, without what was never the order's. */
export async function sumRefunds(handle: Handle, attemptId: string): Promise<number> {
  const { total } = await handle
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number | null>('amountFen').as('total'))
    .where('attemptId', '=', attemptId)
    .where('reason', '<>', 'overpaid')
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

export async function listLinesOf(handle: Handle, orderId: string) {
  return handle
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
}

/** More than there are of a line the table refuses. */
export async function addPiecesBack(
  handle: Handle,
  { orderId, sku, kept, came }: { orderId: string; sku: string; kept: number; came: number },
): Promise<void> {
  await handle
    .updateTable('orderLines')
    .set((eb) => ({
      keptBack: eb('keptBack', '+', kept),
      cameBack: eb('cameBack', '+', came),
    }))
    .where('orderId', '=', orderId)
    .where('sku', '=', sku)
    .execute();
}

export async function findOwnOrder(
  handle: Handle,
  { no, accountId }: { no: string; accountId: string },
) {
  return handle
    .selectFrom('orders')
    .selectAll()
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
