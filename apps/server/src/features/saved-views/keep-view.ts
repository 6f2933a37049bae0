import { maxViews } from '@uid/contract/view-paths';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { insertView, listStored } from './repository.ts';
import type { StoredView } from './repository.ts';

/** Stores a new view in a free slot. */
export async function keepView(handle: Handle, view: Omit<StoredView, 'slot'>): Promise<void> {
  // Another request may take the slot between the read and the insert. Then the next free slot is tried.
  for (;;) {
    const known = await listStored(handle, view.accountId);
    if (known.some(({ name }) => name === view.name)) throw new AppError('VIEW_NAME_TAKEN');
    const slot = freeSlot(new Set(known.map((each) => each.slot)));
    if (slot === undefined) throw new AppError('VIEW_LIMIT');
    if (await insertView(handle, { ...view, slot })) return;
  }
}

function freeSlot(taken: Set<number>): number | undefined {
  return Array.from({ length: maxViews }, (_, index) => index + 1).find((slot) => !taken.has(slot));
}
