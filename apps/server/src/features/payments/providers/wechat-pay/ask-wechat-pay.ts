import { randomBytes } from 'node:crypto';

import { authorize, isSigned } from './signature.ts';
import type { WeChatPaySettings } from './wechat-pay-settings.ts';

// A visitor waits for the answer.
const timeout = 4_000;
const maxAge = 5 * 60_000;

interface Question {
  path: string;
  /** Sent as JSON by POST; without it the question is a GET. */
  content?: object;
  settings: WeChatPaySettings;
  now: number;
}

export interface WeChatPayAnswer {
  status: number;
  /** Parsed; undefined where there is none. */
  body: unknown;
}

/** Asks WeChat Pay. Throws unless it is WeChat Pay that answered, with whatever status below 500. */
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
      // Says which of its keys is to sign the answer.
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

/** It has never heard of the payment; another 404 may be about anything. */
export function isUnknown(answer: WeChatPayAnswer): boolean {
  return answer.status === 404 && ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'].includes(codeOf(answer));
}

/** For what went wrong: WeChat Pay's own word for it. */
export function refusalOf(path: string, answer: WeChatPayAnswer): Error {
  return new Error(`WeChat Pay answered ${answer.status} ${codeOf(answer)} to ${path}.`);
}

function codeOf({ body }: WeChatPayAnswer): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}
