import type { IncomingHttpHeaders } from 'node:http';

import { z } from '@uid/contract/zod';

import { AppError } from '../../../../http/app-error.ts';
import { unrelatedCharge } from '../provider.ts';
import type { Notification } from '../provider.ts';
import { toReference } from '../trade-number.ts';
import { encryptedResource, openResource } from './open-resource.ts';
import { isSigned } from './signature.ts';
import { toCharge, transaction } from './transaction.ts';
import type { WeChatPaySettings } from './wechat-pay-settings.ts';

const maxAge = 5 * 60_000;

const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  event_type: z.string(),
  resource: encryptedResource,
});
const refundSchema = z.object({ mchid: z.string(), out_refund_no: z.string() });

interface Arrived {
  body: Buffer;
  headers: IncomingHttpHeaders;
  now: number;
}

/** Reads a notification that WeChat Pay signed and encrypted for our account in the last five minutes. */
export function readNotification(
  { body, headers, now }: Arrived,
  settings: WeChatPaySettings,
): Notification {
  if (!isSigned(body, signatureOf(headers), { settings, now, maxAge })) refuse();
  try {
    const { id, event_type, resource } = eventSchema.parse(JSON.parse(body.toString('utf8')));
    const opened = openResource(resource, settings.apiKey);
    const said = event_type.startsWith('REFUND.')
      ? readRefund(opened, settings)
      : readTransaction(opened, settings);
    return { eventId: id, ...said };
  } catch {
    return refuse();
  }
}

function signatureOf(headers: IncomingHttpHeaders) {
  const read = (name: string) => {
    const value = headers[`wechatpay-${name}`];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    timestamp: read('timestamp'),
    nonce: read('nonce'),
    signature: read('signature'),
    serial: read('serial'),
  };
}

function readTransaction(opened: unknown, settings: WeChatPaySettings) {
  const said = transaction.parse(opened);
  if (said.appid !== settings.appId) refuse();
  return { charge: toCharge(said, settings) };
}

/** A notification of a refund only causes a query: it does not change the payment. */
function readRefund(opened: unknown, { merchantId }: WeChatPaySettings) {
  const { mchid, out_refund_no } = refundSchema.parse(opened);
  if (mchid !== merchantId) refuse();
  return { charge: unrelatedCharge, refundId: toReference(out_refund_no) };
}

function refuse(): never {
  throw new AppError('SIGNATURE_INVALID');
}
