import { maxInvoiceTitles } from '@uid/contract/invoice-titles';
import type { InvoiceTitle } from '@uid/contract/orders';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { keepAccount } from '../../keep-account.ts';
import { insertTitle, listStored, updateTitle } from './repository.ts';
import type { StoredTitle } from './repository.ts';

export interface TitleChange {
  accountId: string;
  /** The title to change; undefined: a new one is stored. */
  id: string | undefined;
  invoice: InvoiceTitle;
}

/** Stores new details or changes stored ones, and returns their id. The same details are stored only once. */
export async function saveInvoiceTitle(
  { database, newId, now }: Pick<ServerContext, 'database' | 'newId' | 'now'>,
  { accountId, id, invoice: details }: TitleChange,
): Promise<string> {
  // The contract's schema gives the fields their order, so that equal details are equal texts.
  const change = { invoice: JSON.stringify(details), savedAt: now() };
  return database.transact(async (handle) => {
    await keepAccount(handle, accountId);
    if (id === undefined) return keep(handle, { ...change, accountId, id: newId() });
    if (!(await updateTitle(handle, { accountId, id }, change))) throw new AppError('NOT_FOUND');
    return id;
  });
}

async function keep(handle: Handle, row: Omit<StoredTitle, 'slot'>): Promise<string> {
  // Another request may take the slot between the read and the write; then the next free slot is used.
  for (;;) {
    const known = await listStored(handle, row.accountId);
    const same = known.find(({ invoice }) => invoice === row.invoice);
    if (same) return same.id;
    const slot = freeSlot(new Set(known.map((each) => each.slot)));
    if (slot === undefined) throw new AppError('INVOICE_TITLE_LIMIT');
    if (await insertTitle(handle, { ...row, slot })) return row.id;
  }
}

function freeSlot(taken: Set<number>): number | undefined {
  return Array.from({ length: maxInvoiceTitles }, (_, index) => index + 1).find(
    (slot) => !taken.has(slot),
  );
}
