import { createHmac } from 'node:crypto';

import type { ServerContext } from '../../context.ts';
import { openCarrierAccount } from './account.ts';
import type { CarrierAccount } from './account.ts';

/** Posts bytes to the shop. Returns the HTTP status. */
export type Post = (body: string, headers: Record<string, string>) => Promise<number>;

const second = 1000;
const minute = 60 * second;
const batch = 50;
const repeatTime = 2 * second;
/** Milliseconds to wait after each failed attempt. After the last, the shop has to ask. */
const waits = [10 * second, minute, 5 * minute, 30 * minute];

/** Sends due events, each signed with the current time. */
export async function deliverTrackingEvents(context: ServerContext, post: Post): Promise<void> {
  const { database, now } = context;
  const { handle } = database;
  const due = await handle
    .selectFrom('sandboxTrackingEvents')
    .selectAll()
    .where('dueAt', '<=', now())
    .orderBy('dueAt')
    .orderBy('id')
    .limit(batch)
    .execute();
  if (due.length === 0) return;
  const account = await openCarrierAccount(context);
  for (const event of due) {
    const wait = waits[event.tries];
    const leased = await handle
      .updateTable('sandboxTrackingEvents')
      .set({ tries: event.tries + 1, dueAt: wait === undefined ? null : now() + wait })
      .where('id', '=', event.id)
      .where('tries', '=', event.tries)
      .where('dueAt', '=', event.dueAt)
      .executeTakeFirst();
    if (leased.numUpdatedRows !== 1n) continue;
    const { body, headers } = signTrackingEvent(event.body, account, now());
    const status = await post(body, headers).catch(() => 0);
    if (status < 200 || status >= 300) continue;
    const isOver = event.repeats === 0;
    await handle
      .updateTable('sandboxTrackingEvents')
      .set({ dueAt: isOver ? null : now() + repeatTime, repeats: isOver ? 0 : event.repeats - 1 })
      .where('id', '=', event.id)
      .execute();
  }
}

/** Returns the body and headers of a report, signed with the current time. */
export function signTrackingEvent(
  event: string,
  { appId, secret }: CarrierAccount,
  now: number,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ appId, ...(JSON.parse(event) as object) });
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
