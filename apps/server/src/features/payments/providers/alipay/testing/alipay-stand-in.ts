import { createSign, createVerify } from 'node:crypto';

import { chinaTime, parseChinaTime } from '../../../../../china-time.ts';
import { openServer } from '../../testing/open-server.ts';
import type { ServerCall } from '../../testing/open-server.ts';
import { createKeys } from '../../testing/test-keys.ts';
import { createAlipayBooks } from './alipay-books.ts';
import type { AlipayBooks } from './alipay-books.ts';

export const appId = '2021000000000001';
export const sellerId = '2088000000000001';
export const ours = createKeys();
export const alipays = createKeys();

/** A gateway that responds as Alipay's documentation says, and refuses what Alipay would refuse. */
export interface AlipayStandIn extends AsyncDisposable, AlipayBooks {
  gateway: string;
  isAway: boolean;
  /** True if the gateway signs its responses with another key. */
  isForged: boolean;
}

export async function openAlipayStandIn(now: () => number): Promise<AlipayStandIn> {
  const standIn = Object.assign(createAlipayBooks(now), { isAway: false, isForged: false });
  const server = await openServer((call) => {
    if (standIn.isAway) return undefined;
    return { status: 200, body: answer(standIn, call, now()) };
  });
  const { origin, ...rest } = server;
  return Object.assign(standIn, { ...rest, gateway: `${origin}/gateway.do` });
}

function answer(standIn: AlipayBooks & { isForged: boolean }, call: ServerCall, now: number) {
  const url = new URL(call.path, 'http://stand-in');
  const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(call.body)]);
  const method = fields['method'] ?? '';
  const result = isSound(fields, now)
    ? standIn.answer(method, JSON.parse(fields['biz_content'] ?? '{}'), fields['notify_url'])
    : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
  // Like the real gateway, escapes slashes and signs the escaped text.
  const text = JSON.stringify(result).replaceAll('/', String.raw`\/`);
  const sign = signText(text, standIn.isForged ? ours.privateKey : alipays.privateKey);
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`;
}

/** True if the request is valid. All fields but the signature itself are signed, sorted by name. */
function isSound({ sign = '', ...fields }: Record<string, string>, now: number): boolean {
  const said = parseChinaTime(fields['timestamp'] ?? '');
  return (
    fields['app_id'] === appId &&
    fields['charset'] === 'utf-8' &&
    fields['sign_type'] === 'RSA2' &&
    fields['version'] === '1.0' &&
    Math.abs(now - said) < 15 * 60_000 &&
    createVerify('RSA-SHA256').update(textOf(fields)).verify(ours.publicKey, sign, 'base64')
  );
}

function textOf(fields: Record<string, string>): string {
  return Object.keys(fields)
    .filter((name) => fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

function signText(text: string, key: string): string {
  return createSign('RSA-SHA256').update(text).sign(key, 'base64');
}

/** The form of a notification. Its signature covers all fields but `sign` and `sign_type`. */
export function signForm(fields: Record<string, string>, key = alipays.privateKey): string {
  const sign = signText(textOf(fields), key);
  return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString();
}

/** The unsigned fields of the stand-in's notification about a trade; `at` is in epoch milliseconds. */
export function fieldsOf(
  { trades }: AlipayBooks,
  tradeNumber: string,
  { eventId, at }: { eventId: string; at: number },
): Record<string, string> {
  const trade = trades.get(tradeNumber);
  if (!trade) throw new Error('The stand-in does not know this trade.');
  return {
    notify_time: chinaTime(at),
    notify_type: 'trade_status_sync',
    notify_id: eventId,
    app_id: appId,
    charset: 'utf-8',
    version: '1.0',
    seller_id: sellerId,
    trade_no: `2026${tradeNumber.slice(0, 12)}`,
    out_trade_no: tradeNumber,
    trade_status: trade.status,
    total_amount: trade.totalAmount,
    subject: trade.subject,
    buyer_pay_amount: trade.totalAmount,
    ...(trade.paidAt && { gmt_payment: trade.paidAt }),
  };
}
