import type { Handle } from '../../database/database.ts';

/** What a customer wrote last gets no answer any more. */
export async function endWaiting(handle: Handle, id: string): Promise<void> {
  await handle
    .updateTable('conversations')
    .set({ waitingSince: null })
    .where('id', '=', id)
    .execute();
}
