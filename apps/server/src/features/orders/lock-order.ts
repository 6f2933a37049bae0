import type { Expression, ExpressionBuilder, Selectable } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredOrder = Selectable<Tables['orders']>;

/** Reads an order that is about to change, and keeps every other transaction from changing it until this one ends. */
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
  { no, accountId }: OwnOrder,
  { now }: Pick<ServerContext, 'now'>,
): Promise<StoredOrder | undefined> {
  const { rows } = await lockOwn(handle, { no, accountId, now: now() });
  return rows[0];
}

interface OwnOrder {
  no: string;
  accountId: string;
}

const lockOwn = prepare((handle, { no, accountId, now }: Given<OwnOrder & { now: number }>) =>
  handle
    .updateTable('orders')
    .set({ changedAt: now })
    .where('no', '=', no)
    .where('accountId', '=', accountId)
    .returningAll(),
);

/**
 * Writes what is there: PostgreSQL then touches no index of the order, and there are many. Each payment begins and is
 * booked this way, and what changes the order after it says so itself.
 */
const unchanged = (eb: ExpressionBuilder<Tables, 'orders'>) => ({
  changedAt: eb.ref('orders.changedAt'),
});

/** As `lockOwnOrder`, for what leaves the order as it is: it does not count as a change. */
export async function holdOwnOrder(
  handle: Handle,
  key: OwnOrder,
): Promise<StoredOrder | undefined> {
  return (await holdOwn(handle, key)).rows[0];
}

const holdOwn = prepare((handle, { no, accountId }: Given<OwnOrder>) =>
  handle
    .updateTable('orders')
    .set(unchanged)
    .where('no', '=', no)
    .where('accountId', '=', accountId)
    .returningAll(),
);

/** The same for the order of what has a reference, which `findId` finds; undefined where it finds none. */
export function prepareHold(findId: (reference: Expression<string>) => Expression<string>) {
  const hold = prepare((handle, { reference }: Given<{ reference: string }>) =>
    handle.updateTable('orders').set(unchanged).where('id', '=', findId(reference)).returningAll(),
  );
  return async (handle: Handle, reference: string): Promise<StoredOrder | undefined> =>
    (await hold(handle, { reference })).rows[0];
}
