import { generateKeyPairSync } from 'node:crypto';

import { fieldsText, isSignedBy, signText } from '../alipay/rsa2.ts';
import type { Answers, Desk } from './stand-in-person.ts';
import { standInAccounts } from './stand-in-accounts.ts';

/** Stands in for Alipay's gateway, which takes signed requests and signs the part of its response that counts. */
export function createAlipayStandIn({ takeGrant, readFault }: Desk): Answers {
  const { appId, ours, theirs } = standInAccounts.alipay;

  return async function answer(path, request) {
    if (path !== '/gateway.do') return undefined;
    const fields = Object.fromEntries(new URLSearchParams(await request.text()));
    const isOurs = isSignedBy(fieldsText(fields), fields['sign'] ?? '', ours.publicKey);
    const given = isOurs && fields['app_id'] === appId && takeGrant(fields['code'] ?? null);
    const part = JSON.stringify(
      given
        ? { user_id: given.person.subject, access_token: 'access', expires_in: 60 }
        : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.code-invalid' },
    );
    const key = readFault() === 'other-key' ? newKeys().privateKey : theirs.privateKey;
    const name = given ? 'alipay_system_oauth_token_response' : 'error_response';
    return new Response(`{"${name}":${part},"sign":"${signText(part, key)}"}`);
  };
}

function newKeys() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
