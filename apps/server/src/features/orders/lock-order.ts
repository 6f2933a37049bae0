import type { Expression, Selectable } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredOrder = Selectable<Tables['orders']>;

/** Reads an order and keeps every other transaction from changing it until this one ends. */
export async function lockOrder(
  handle: Handle,
  id: string,
  { now }: Pick<ServerContext, 'now'>,
): Promise<StoredOrder> {
  return handle
    .updateTable('orders')
    .set({ changedAt: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The same by number, for the account whose order it is; undefined for everybody else. */
export async function lockOwnOrder(
  handle: Handle,
  { no, accountId }: { no: string; accountId: string },
  { now }: Pick<ServerContext, 'now'>,
): Promise<StoredOrder | undefined> {
  return handle
    .updateTable('orders')
    .set({ changedAt: now() })
    .where('no', '=', no)
    .where('accountId', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** The same for the order whose id a query finds; undefined where it finds none. */
export async function lockFoundOrder(
  handle: Handle,
  id: Expression<string>,
  { now }: Pick<ServerContext, 'now'>,
): Promise<StoredOrder | undefined> {
  return handle
    .updateTable('orders')
    .set({ changedAt: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
