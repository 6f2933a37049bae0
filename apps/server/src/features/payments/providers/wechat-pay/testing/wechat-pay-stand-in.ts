import { createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto';

import { openServer } from '../../testing/open-server.ts';
import type { ServerAnswer, ServerCall } from '../../testing/open-server.ts';
import { createKeys } from '../../testing/test-keys.ts';
import { createWeChatPayBooks } from './wechat-pay-books.ts';
import type { WeChatPayBooks } from './wechat-pay-books.ts';

export const appId = 'wx0123456789abcdef';
export const merchantId = '1900000001';
export const certificateSerial = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
export const publicKeyId = 'PUB_KEY_ID_0119000000012026010500000000000001';
export const apiKey = '0123456789abcdefghijABCDEFGHIJ01';
export const ours = createKeys();
export const weChatPays = createKeys();

/** A server that responds as WeChat Pay's documentation says, and refuses what WeChat Pay would refuse. */
export interface WeChatPayStandIn extends AsyncDisposable, WeChatPayBooks {
  origin: string;
  isAway: boolean;
  /** Makes the headers of the responses; a test may replace it. */
  sign: typeof signatureHeaders;
}

export async function openWeChatPayStandIn(now: () => number): Promise<WeChatPayStandIn> {
  const standIn = Object.assign(createWeChatPayBooks(), { isAway: false, sign: signatureHeaders });
  const nonces = new Set<string>();
  const server = await openServer((call) =>
    standIn.isAway ? undefined : answer(standIn, { call, nonces, now: now() }),
  );
  return Object.assign(standIn, server);
}

interface Asked {
  call: ServerCall;
  /** Nonces that were used; each is valid once. */
  nonces: Set<string>;
  now: number;
}

function answer(
  standIn: WeChatPayBooks & Pick<WeChatPayStandIn, 'sign'>,
  asked: Asked,
): ServerAnswer {
  const { method, path, body } = asked.call;
  const refused = { status: 401, body: { code: 'SIGN_ERROR', message: 'refused' } };
  const content = body === '' ? {} : JSON.parse(body);
  const { status, body: said } = isSound(asked)
    ? standIn.answer(`${method} ${path.replace(`?mchid=${merchantId}`, '')}`, content)
    : refused;
  const text = said ? JSON.stringify(said) : '';
  // Only the response to a correctly signed request is signed.
  return { status, body: text, headers: status === 401 ? {} : standIn.sign(text, asked.now) };
}

function isSound({ call, nonces, now }: Asked): boolean {
  const { method, path, headers, body } = call;
  const [scheme, fields = ''] = (headers.authorization ?? '').split(' ');
  const read = (name: string) => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(fields)?.[1] ?? '';
  const [timestamp, nonce] = [read('timestamp'), read('nonce_str')];
  const isFresh = !nonces.has(nonce) && Math.abs(now - Number(timestamp) * 1000) < 5 * 60_000;
  nonces.add(nonce);
  return (
    isFresh &&
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    read('mchid') === merchantId &&
    read('serial_no') === certificateSerial &&
    headers['wechatpay-serial'] === publicKeyId &&
    (method === 'GET' || headers['content-type'] === 'application/json') &&
    createVerify('RSA-SHA256')
      .update(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`)
      .verify(ours.publicKey, read('signature'), 'base64')
  );
}

export function signatureHeaders(
  body: string,
  at: number,
  key = weChatPays.privateKey,
): Record<string, string> {
  const timestamp = `${Math.floor(at / 1000)}`;
  const nonce = randomBytes(16).toString('hex');
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(key, 'base64');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': publicKeyId,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}

/** Builds the body of a notification with encrypted content. */
export function eventOf(
  said: object,
  { key = apiKey, ...change }: { key?: string; id?: string; event_type?: string } = {},
): string {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from('transaction'));
  const bytes = Buffer.concat([
    cipher.update(JSON.stringify(said)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return JSON.stringify({
    id: 'event-1',
    create_time: '2026-01-05T16:00:00+08:00',
    event_type: 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: '支付成功',
    ...change,
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: bytes.toString('base64'),
      associated_data: 'transaction',
      original_type: 'transaction',
      nonce,
    },
  });
}
