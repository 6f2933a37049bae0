import { z } from '@uid/contract/zod';

import { chinaTime } from '../../../../china-time.ts';
import { CancelledOutside } from '../outside-provider.ts';
import type { Ask, OutsideProvider } from '../outside-provider.ts';
import { isSignedBy, signFields } from './rsa2.ts';

interface AlipayClient {
  code: string;
  appId: string;
  /** PEM: our private key, and Alipay's public key. */
  privateKey: string;
  publicKey: string;
  /** The base URL of the page where visitors consent, and the URL of the gateway that we call. */
  pages: string;
  gateway: string;
  /** Left out, requests go over the network. */
  ask?: Ask;
}

const method = 'alipay.system.oauth.token';
const part = 'alipay_system_oauth_token_response';
const id = z.string().check(z.minLength(1), z.maxLength(128));
const answerSchema = z.looseObject({ sign: z.string() });
const personSchema = z.looseObject({ open_id: z.optional(id), user_id: z.optional(id) });

/**
 * Alipay's login for websites. It tells no mail address. The login is one call, signed both ways. The SDK for payments
 * is installed only by shops that sell with it, and its 5 MB would be much for this call.
 */
export function createAlipayLoginProvider(client: AlipayClient): OutsideProvider {
  const { appId, privateKey, publicKey, pages, gateway, ask = fetch } = client;
  return {
    code: client.code,
    kind: 'alipay',
    name: { zh: '支付宝', en: 'Alipay' },
    async start({ state, redirectUri }) {
      const address = new URL(`${pages}/oauth2/publicAppAuthorize.htm`);
      const query = { app_id: appId, scope: 'auth_base', redirect_uri: redirectUri, state };
      address.search = `${new URLSearchParams(query)}`;
      return address;
    },
    async finish(_flow, answer, signal) {
      const code = answer.get('auth_code');
      if (!code) throw new CancelledOutside();
      if (answer.get('app_id') !== appId)
        throw new Error('Alipay answered for another application.');
      const fields = {
        app_id: appId,
        method,
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: chinaTime(Date.now()),
        version: '1.0',
        grant_type: 'authorization_code',
        code,
      };
      const sign = signFields(fields, privateKey);
      const body = new URLSearchParams({ ...fields, sign });
      const given = await ask(gateway, { method: 'POST', body, signal, redirect: 'error' });
      const text = await given.text();
      const { sign: theirs } = answerSchema.parse(JSON.parse(text));
      const signed = signedPart(text);
      if (!isSignedBy(signed, theirs, publicKey))
        throw new Error('Alipay’s answer is not signed by Alipay.');
      // Read from the signed part alone: in the whole response, a second part of the same name would be read instead.
      const { open_id, user_id } = personSchema.parse(JSON.parse(signed));
      if (!open_id && !user_id) throw new Error('Alipay named nobody.');
      return {
        issuer: 'https://openauth.alipay.com',
        // An open_id belongs to one application.
        subject: user_id ? `user:${user_id}` : `open:${appId}:${open_id}`,
      };
    },
  };
}

/** The signature covers the bytes of the part as they came, which parsing would lose. */
function signedPart(text: string): string {
  const begin = text.indexOf('{', text.indexOf(`"${part}"`));
  let depth = 0;
  let isText = false;
  for (let at = begin; at >= 0 && at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return text.slice(begin, at + 1);
  }
  return '';
}
