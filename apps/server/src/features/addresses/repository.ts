import type { Address } from '@uid/contract/orders';
import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredAddress = Selectable<Tables['addresses']>;

/** Identifies an address of an account. No address is found or changed by its id alone. */
export interface OwnAddress {
  accountId: string;
  id: string;
}

/** Returns the addresses of an account. The first is the default: the one that was chosen last. */
export async function listStored(handle: Handle, accountId: string): Promise<StoredAddress[]> {
  return handle
    .selectFrom('addresses')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('preferredAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns false if another request took the slot first. */
export async function insertAddress(
  handle: Handle,
  row: OwnAddress & Address & { slot: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('addresses')
    .values(row)
    .onConflict((conflict) => conflict.columns(['accountId', 'slot']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateAddress(
  handle: Handle,
  { accountId, id }: OwnAddress,
  change: Partial<Address> & { preferredAt?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('addresses')
    .set(change)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteAddress(
  handle: Handle,
  { accountId, id }: OwnAddress,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
