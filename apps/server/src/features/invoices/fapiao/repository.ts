import type { Insertable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

/** Finds a fapiao file of an order, with its content. */
export function findFapiao(handle: Handle, { orderId, id }: { orderId: string; id: string }) {
  return handle
    .selectFrom('fapiaoFiles')
    .selectAll()
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
}

/**
 * Runs `work` while nobody else can attach a file of these bytes, to whichever order; it sees what another has
 * attached.
 */
export async function holdHash<T>(
  handle: Handle,
  hash: string,
  work: () => Promise<T>,
): Promise<T> {
  await handle.insertInto('fapiaoHashes').values({ hash }).execute();
  const done = await work();
  await handle.deleteFrom('fapiaoHashes').where('hash', '=', hash).execute();
  return done;
}

export async function insertFapiao(
  handle: Handle,
  row: Insertable<Tables['fapiaoFiles']>,
): Promise<void> {
  await handle.insertInto('fapiaoFiles').values(row).execute();
}

export async function deleteFapiao(handle: Handle, id: string): Promise<void> {
  await handle.deleteFrom('fapiaoFiles').where('id', '=', id).execute();
}

export async function deleteFapiaoOf(handle: Handle, orderIds: readonly string[]): Promise<void> {
  await handle
    .deleteFrom('fapiaoFiles')
    .where('orderId', 'in', [...orderIds])
    .execute();
}
