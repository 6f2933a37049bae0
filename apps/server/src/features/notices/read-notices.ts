import { pageSize } from '@uid/contract/constants';
import type { Selectable } from 'kysely';

import { cutPage } from '../../database/cut-page.ts';
import type { Page } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export interface StoredNotice
  extends
    Selectable<Tables['notices']>,
    Pick<Selectable<Tables['orders']>, 'no' | 'state' | 'totalFen' | 'endsAt'> {}

/** Returns a page of an account's notices, newest first. */
export async function listNoticesOf(
  handle: Handle,
  accountId: string,
  { after }: { after?: string | undefined },
): Promise<Page<StoredNotice>> {
  const found = await handle
    .selectFrom('notices')
    .innerJoin('orders', 'orders.id', 'notices.orderId')
    .selectAll('notices')
    .select(['orders.no', 'orders.state', 'orders.totalFen', 'orders.endsAt'])
    .where('notices.accountId', '=', accountId)
    .$if(after !== undefined, (query) => query.where('notices.id', '<', after!))
    .orderBy('notices.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return cutPage(found, pageSize, ({ id }) => id);
}

export async function listToMail(
  handle: Handle,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  return handle
    .selectFrom('notices')
    .innerJoin('orders', 'orders.id', 'notices.orderId')
    .leftJoin('accounts', 'accounts.id', 'notices.accountId')
    .leftJoin('accountLanguages', 'accountLanguages.accountId', 'notices.accountId')
    .selectAll('notices')
    .select(['orders.no', 'orders.state', 'orders.totalFen', 'orders.endsAt'])
    .select(['accounts.email', 'accountLanguages.language'])
    .where('notices.mailedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('notices.id', '>', after!))
    .orderBy('notices.id')
    .limit(limit)
    .execute();
}
