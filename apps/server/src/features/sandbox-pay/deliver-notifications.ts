import { createHmac } from 'node:crypto';

import type { ServerContext } from '../../context.ts';
import { openMerchant } from './merchant.ts';
import type { SandboxMerchant } from './merchant.ts';
import { leaseDelivery, listDueDeliveries, markDelivered } from './repository.ts';

const batch = 50;
const second = 1000;
const minute = 60 * second;
/** Milliseconds to wait after the first, second … failure. After the last, the company gives up. */
const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, 60 * minute, 180 * minute];

/** Posts bytes to the merchant's notification address. Returns the HTTP status. */
export type PostNotification = (body: string, headers: Record<string, string>) => Promise<number>;

/** Delivers due notifications, again and again until the merchant has responded with 2xx. */
export async function deliverNotifications(
  context: ServerContext,
  post: PostNotification,
): Promise<void> {
  const { database, now } = context;
  const due = await listDueDeliveries(database.handle, now(), { limit: batch });
  if (due.length === 0) return;
  const merchant = await openMerchant(context);
  for (const delivery of due) {
    const wait = waits[delivery.tries];
    const next = wait === undefined ? null : now() + wait;
    if (!(await leaseDelivery(database.handle, delivery, { next }))) continue;
    const { body, headers } = signNotification(delivery.body, merchant, now());
    const status = await post(body, headers).catch(() => 0);
    if (status >= 200 && status < 300) await markDelivered(database.handle, delivery.id, now());
  }
}

/** Returns the body and headers of a notification, signed with the current time. */
export function signNotification(
  facts: string,
  { appId, secret }: SandboxMerchant,
  now: number,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ appId, ...(JSON.parse(facts) as object) });
  const signature = createHmac('sha256', secret).update(`${now}\n${body}`).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'sandbox-timestamp': `${now}`,
      'sandbox-signature': signature,
    },
  };
}
