import { randomBytes } from 'node:crypto';

import { authorize, isSigned } from './signature.ts';
import type { WeChatPaySettings } from './wechat-pay-settings.ts';

// Milliseconds; short, because a visitor waits for the response.
const timeout = 4_000;
const maxAge = 5 * 60_000;

interface Question {
  path: string;
  /** Sent as JSON by POST; without content the request is a GET. */
  content?: object;
  settings: WeChatPaySettings;
  now: number;
}

export interface WeChatPayAnswer {
  status: number;
  /** The parsed JSON; undefined if the response has no body. */
  body: unknown;
}

/** Calls WeChat Pay. Throws unless the response is signed by WeChat Pay and has a status below 500. */
export async function askWeChatPay(question: Question): Promise<WeChatPayAnswer> {
  const { path, content, settings, now } = question;
  const method = content ? 'POST' : 'GET';
  const body = content ? JSON.stringify(content) : '';
  const signed = { method, path, body, ...stamp(now) } as const;
  const response = await fetch(`${settings.origin}${path}`, {
    method,
    ...(content && { body }),
    headers: {
      authorization: authorize(signed, settings),
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'uid-security',
      // Tells WeChat Pay which of its keys must sign the response.
      'wechatpay-serial': settings.publicKeyId,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status >= 500) throw new Error(`WeChat Pay answered ${response.status} to ${path}.`);
  const read = (name: string) => response.headers.get(`wechatpay-${name}`);
  const headers = {
    timestamp: read('timestamp'),
    nonce: read('nonce'),
    signature: read('signature'),
    serial: read('serial'),
  };
  if (!isSigned(bytes, headers, { settings, now, maxAge }))
    throw new Error(`The answer ${response.status} to ${path} is not signed by WeChat Pay.`);
  const text = bytes.toString('utf8');
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

function stamp(now: number): { timestamp: string; nonce: string } {
  return { timestamp: `${Math.floor(now / 1000)}`, nonce: randomBytes(16).toString('hex') };
}

/** True if WeChat Pay doesn't know the payment; another 404 may have other causes. */
export function isUnknown(answer: WeChatPayAnswer): boolean {
  return answer.status === 404 && ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'].includes(codeOf(answer));
}

/** Creates an error with WeChat Pay's own error code. */
export function refusalOf(path: string, answer: WeChatPayAnswer): Error {
  return new Error(`WeChat Pay answered ${answer.status} ${codeOf(answer)} to ${path}.`);
}

function codeOf({ body }: WeChatPayAnswer): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}
