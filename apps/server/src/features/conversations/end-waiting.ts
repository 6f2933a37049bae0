import type { Handle } from '../../database/database.ts';

/** Takes a conversation off the list of those that wait, because its last message gets no answer any more. */
export async function endWaiting(handle: Handle, id: string): Promise<void> {
  await handle
    .updateTable('conversations')
    .set({ waitingSince: null })
    .where('id', '=', id)
    .execute();
}
