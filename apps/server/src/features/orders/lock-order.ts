import type { Expression, Selectable } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
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

/** Like `lockOrder`, but finds the order by its number. Returns undefined if the order isn't the account's. */
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

/** The columns of an order that a payment needs. */
const heldColumns = [
  'id',
  'no',
  'state',
  'totalFen',
  'refundedFen',
  'placedAt',
  'endsAt',
  'erasedAt',
] as const;

export type HeldOrder = Pick<StoredOrder, (typeof heldColumns)[number]>;

/** Locks the order like `lockOwnOrder`, but writes nothing: for transactions that leave the order as it is. */
export async function holdOwnOrder(handle: Handle, key: OwnOrder): Promise<HeldOrder | undefined> {
  return (await holdOwn(handle, key)).rows[0];
}

const holdOwn = prepare((handle, { no, accountId }: Given<OwnOrder>) =>
  selectHeld(handle).where('no', '=', no).where('accountId', '=', accountId),
);

/** Like `holdOwnOrder`, for the order whose id `findId` finds by a reference; undefined if `findId` finds none. */
export function prepareHold(findId: (reference: Expression<string>) => Expression<string>) {
  const hold = prepare((handle, { reference }: Given<{ reference: string }>) =>
    selectHeld(handle).where('id', '=', findId(reference)),
  );
  return async (handle: Handle, reference: string): Promise<HeldOrder | undefined> =>
    (await hold(handle, { reference })).rows[0];
}

function selectHeld(handle: Handle) {
  return holdRows(handle, handle.selectFrom('orders').select(heldColumns));
}
