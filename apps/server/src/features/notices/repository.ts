import { pageSize } from '@uid/contract/constants';
import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export interface StoredNotice
  extends
    Selectable<Tables['notices']>,
    Pick<Selectable<Tables['orders']>, 'no' | 'totalFen' | 'endsAt'> {}

/** A page of an account's notices, newest first, and whether more follow. */
export async function listNoticesOf(
  handle: Handle,
  accountId: string,
  { after }: { after?: string | undefined },
): Promise<{ notices: StoredNotice[]; hasMore: boolean }> {
  const found = await handle
    .selectFrom('notices')
    .innerJoin('orders', 'orders.id', 'notices.orderId')
    .selectAll('notices')
    .select(['orders.no', 'orders.totalFen', 'orders.endsAt'])
    .where('notices.accountId', '=', accountId)
    .$if(after !== undefined, (query) => query.where('notices.id', '<', after!))
    .orderBy('notices.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return { notices: found.slice(0, pageSize), hasMore: found.length > pageSize };
}

export async function countUnread(handle: Handle, accountId: string): Promise<number> {
  const { count } = await handle
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks those named, or all; others' stay as they are. */
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

export async function listToMail(handle: Handle, { limit }: { limit: number }) {
  return handle
    .selectFrom('notices')
    .innerJoin('orders', 'orders.id', 'notices.orderId')
    .leftJoin('accounts', 'accounts.id', 'notices.accountId')
    .leftJoin('accountLanguages', 'accountLanguages.accountId', 'notices.accountId')
    .selectAll('notices')
    .select(['orders.no', 'orders.totalFen', 'orders.endsAt'])
    .select(['accounts.email', 'accountLanguages.language'])
    .where('notices.mailedAt', 'is', null)
    .orderBy('notices.id')
    .limit(limit)
    .execute();
}

/** Of two at once, one mails a notice: the other waits and then gets false. */
export async function markMailed(handle: Handle, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('notices')
    .set({ mailedAt: now })
    .where('id', '=', id)
    .where('mailedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
