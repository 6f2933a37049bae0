import type { Company } from '@uid/contract/content';
import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredOrder = Selectable<Tables['orders']>;
export type StoredLine = Selectable<Tables['orderLines']>;

export async function findOwnOrder(
  handle: Handle,
  { no, accountId }: { no: string; accountId: string },
): Promise<StoredOrder | undefined> {
  return handle
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** Orders of an account, newest first, from after the one with this id. */
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

export async function listLinesOf(handle: Handle, orderIds: string[]): Promise<StoredLine[]> {
  if (orderIds.length === 0) return [];
  return handle
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('position')
    .execute();
}

/** The payment that paid an order: the first that brought its money. */
export async function findPaidAttempt(handle: Handle, orderId: string) {
  return handle
    .selectFrom('paymentAttempts')
    .select(['id', 'method', 'endedAt', 'capturedFen'])
    .where('orderId', '=', orderId)
    .where('capturedFen', '>', 0)
    .orderBy('endedAt')
    .orderBy('id')
    .executeTakeFirst();
}

export async function findCompany(handle: Handle): Promise<Company | undefined> {
  const row = await handle
    .selectFrom('contents')
    .select('body')
    .where('kind', '=', 'company')
    .where('id', '=', 'company')
    .executeTakeFirst();
  return row && (JSON.parse(row.body) as Company);
}
