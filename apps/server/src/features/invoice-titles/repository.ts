import type { InvoiceTitle } from '@uid/contract/orders';
import type { SavedTitle } from '@uid/contract/invoice-titles';
import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredTitle = Selectable<Tables['invoiceTitles']>;

/** Identifies a title of an account; nothing is found or changed by its id alone. */
export interface OwnTitle {
  accountId: string;
  id: string;
}

/** Lists the title that was saved last first. */
export async function listStored(handle: Handle, accountId: string): Promise<StoredTitle[]> {
  return handle
    .selectFrom('invoiceTitles')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function readBook(
  handle: Handle,
  accountId: string,
): Promise<{ titles: SavedTitle[] }> {
  const stored = await listStored(handle, accountId);
  return {
    titles: stored.map(({ id, invoice }) => ({ id, invoice: JSON.parse(invoice) as InvoiceTitle })),
  };
}

/** False when another request took the slot first. */
export async function insertTitle(handle: Handle, row: StoredTitle): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('invoiceTitles')
    .values(row)
    .onConflict((conflict) => conflict.columns(['accountId', 'slot']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateTitle(
  handle: Handle,
  { accountId, id }: OwnTitle,
  change: Pick<StoredTitle, 'invoice' | 'savedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('invoiceTitles')
    .set(change)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTitle(handle: Handle, { accountId, id }: OwnTitle): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('invoiceTitles')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
