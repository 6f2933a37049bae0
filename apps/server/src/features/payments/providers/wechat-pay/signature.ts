import { createSign, createVerify } from 'node:crypto';

import type { WeChatPaySettings } from './wechat-pay-settings.ts';

const scheme = 'WECHATPAY2-SHA256-RSA2048';

export interface SignedRequest {
  method: 'GET' | 'POST';
  /** Path and query, as they are sent. */
  path: string;
  body: string;
  /** Seconds. */
  timestamp: string;
  nonce: string;
}

/** Builds the Authorization header of a request. */
export function authorize(
  request: SignedRequest,
  { merchantId, certificateSerial, privateKey }: WeChatPaySettings,
): string {
  const { timestamp, nonce } = request;
  const signature = createSign('RSA-SHA256')
    .update(requestMessage(request))
    .sign(privateKey, 'base64');
  const fields = {
    mchid: merchantId,
    nonce_str: nonce,
    timestamp,
    serial_no: certificateSerial,
    signature,
  };
  const pairs = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${scheme} ${pairs.join(',')}`;
}

export function requestMessage({ method, path, body, timestamp, nonce }: SignedRequest): string {
  return `${[method, path, timestamp, nonce, body].join('\n')}\n`;
}

/** The headers with which WeChat Pay signs a response or a notification. */
export interface SignatureHeaders {
  timestamp: string | null | undefined;
  nonce: string | null | undefined;
  signature: string | null | undefined;
  serial: string | null | undefined;
}

/** True if WeChat Pay signed the bytes within `maxAge` (milliseconds) with the key that we have. */
export function isSigned(
  body: Buffer,
  { timestamp, nonce, signature, serial }: SignatureHeaders,
  { settings, now, maxAge }: { settings: WeChatPaySettings; now: number; maxAge: number },
): boolean {
  if (!timestamp || !nonce || !signature || serial !== settings.publicKeyId) return false;
  if (!/^\d{10}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > maxAge)
    return false;
  return createVerify('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n`)
    .update(body)
    .update('\n')
    .verify(settings.publicKey, signature, 'base64');
}
