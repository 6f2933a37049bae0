import type { AlipaySdk } from 'alipay-sdk';
import { z } from '@uid/contract/zod';

import { AppError } from '../../../../http/app-error.ts';
import { parseChinaTime } from '../../../../china-time.ts';
import type { Notification } from '../provider.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { toCharge, tradeFields } from './trade.ts';

const maxAge = 5 * 60_000;

const notificationSchema = z.object({
  ...tradeFields,
  notify_id: z.string().check(z.minLength(1), z.maxLength(128)),
  notify_type: z.literal('trade_status_sync'),
  notify_time: z.string(),
  app_id: z.string(),
  seller_id: z.string(),
  gmt_payment: z.optional(z.string()),
});

/** Reads a form that Alipay signed for our application in the last five minutes. */
export function readNotification(
  client: AlipaySdk,
  { body, now }: { body: Buffer; now: number },
  { appId, sellerId }: AlipaySettings,
): Notification {
  const read = notificationSchema.safeParse(verify(client, body));
  if (!read.success || read.data.app_id !== appId) refuse();
  const { notify_id, notify_time, seller_id, gmt_payment, ...trade } = read.data;
  if (!(Math.abs(now - parseChinaTime(notify_time)) <= maxAge)) refuse();
  const payment = { paidAt: gmt_payment, isOwnMerchant: seller_id === sellerId };
  return { eventId: notify_id, charge: toCharge(trade, payment) };
}

function verify(client: AlipaySdk, body: Buffer): Record<string, string> {
  const pairs = [...new URLSearchParams(body.toString('utf8'))];
  const fields = Object.fromEntries(pairs);
  // If a name occurs twice, the value that is verified might not be the value that is read.
  const isEachOnce = Object.keys(fields).length === pairs.length;
  // The form itself names the algorithm for its verification, but only RSA2 is strong enough.
  const isOurAlgorithm = fields['sign_type'] === 'RSA2';
  if (!isEachOnce || !isOurAlgorithm || !isSigned(client, fields)) refuse();
  return fields;
}

function isSigned(client: AlipaySdk, fields: Record<string, string>): boolean {
  try {
    return client.checkNotifySignV2(fields);
  } catch {
    return false;
  }
}

function refuse(): never {
  throw new AppError('SIGNATURE_INVALID');
}
