import type { Expression, Selectable } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
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

/** The same for the order of what has a reference, which `findId` finds; undefined where it finds none. */
export function prepareLock(findId: (reference: Expression<string>) => Expression<string>) {
  const lock = prepare((handle, given: Given<{ reference: string; now: number }>) =>
    handle
      .updateTable('orders')
      .set({ changedAt: given.now })
      .where('id', '=', findId(given.reference))
      .returningAll(),
  );
  return async (
    handle: Handle,
    reference: string,
    { now }: Pick<ServerContext, 'now'>,
  ): Promise<StoredOrder | undefined> => (await lock(handle, { reference, now: now() })).rows[0];
}
