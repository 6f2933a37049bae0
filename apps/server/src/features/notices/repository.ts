import type { Handle } from '../../database/database.ts';

export async function countUnread(handle: Handle, accountId: string): Promise<number> {
  const { count } = await handle
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks the given notices of an account as read, or all of them. Notices of other accounts do not change. */
export async function markRead(
  handle: Handle,
  accountId: string,
  { ids, now }: { ids: string[] | undefined; now: number },
): Promise<void> {
  if (ids?.length === 0) return;
  await handle
    .updateTable('notices')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .execute();
}

/** Marks a notice as mailed. Of two concurrent calls, one succeeds; the other waits and then gets false. */
export async function markMailed(handle: Handle, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('notices')
    .set({ mailedAt: now })
    .where('id', '=', id)
    .where('mailedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
