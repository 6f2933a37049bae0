import { createHmac } from 'node:crypto';

import type { ServerContext } from '../../context.ts';
import { openCarrierAccount } from './account.ts';
import type { CarrierAccount } from './account.ts';

/** Posts bytes to the shop; yields the HTTP status. */
export type Post = (body: string, headers: Record<string, string>) => Promise<number>;

const second = 1000;
const minute = 60 * second;
const batch = 50;
const repeatTime = 2 * second;
/** After a failed try; the shop then has to ask. */
const waits = [10 * second, minute, 5 * minute, 30 * minute];

/** Sends what is due, signed for its moment. */
export async function deliverNews(context: ServerContext, post: Post): Promise<void> {
  const { database, now } = context;
  const { handle } = database;
  const due = await handle
    .selectFrom('sandboxParcelNews')
    .selectAll()
    .where('dueAt', '<=', now())
    .orderBy('dueAt')
    .orderBy('id')
    .limit(batch)
    .execute();
  if (due.length === 0) return;
  const account = await openCarrierAccount(context);
  for (const news of due) {
    const wait = waits[news.tries];
    const leased = await handle
      .updateTable('sandboxParcelNews')
      .set({ tries: news.tries + 1, dueAt: wait === undefined ? null : now() + wait })
      .where('id', '=', news.id)
      .where('tries', '=', news.tries)
      .where('dueAt', '=', news.dueAt)
      .executeTakeFirst();
    if (leased.numUpdatedRows !== 1n) continue;
    const { body, headers } = signNews(news.body, account, now());
    const status = await post(body, headers).catch(() => 0);
    if (status < 200 || status >= 300) continue;
    const isOver = news.repeats === 0;
    await handle
      .updateTable('sandboxParcelNews')
      .set({ dueAt: isOver ? null : now() + repeatTime, repeats: isOver ? 0 : news.repeats - 1 })
      .where('id', '=', news.id)
      .execute();
  }
}

/** The bytes and headers of a notification, signed for this moment. */
export function signNews(
  news: string,
  { appId, secret }: CarrierAccount,
  now: number,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ appId, ...(JSON.parse(news) as object) });
  const signature = createHmac('sha256', secret).update(`${now}\n${body}`).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'sandbox-carrier-timestamp': `${now}`,
      'sandbox-carrier-signature': signature,
    },
  };
}
