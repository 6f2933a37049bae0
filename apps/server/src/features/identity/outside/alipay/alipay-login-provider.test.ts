import { expect, test } from 'vitest';

import { standInAccounts } from '../sandbox/stand-in-accounts.ts';
import { createAlipayLoginProvider } from './alipay-login-provider.ts';
import { signText } from './rsa2.ts';

const { appId, ours, theirs } = standInAccounts.alipay;
const name = 'alipay_system_oauth_token_response';
const flow = { state: '', nonce: '', verifier: '', redirectUri: '' };

function finish(text: string) {
  const provider = createAlipayLoginProvider({
    code: 'alipay',
    appId,
    privateKey: ours.privateKey,
    publicKey: theirs.publicKey,
    pages: 'https://pages.example',
    gateway: 'https://gateway.example',
    ask: async () => new Response(text),
  });
  const answer = new URLSearchParams({ auth_code: 'code', app_id: appId });
  return provider.finish(flow, answer, AbortSignal.timeout(1_000));
}

test('whom Alipay named is read from the very text that it signed', async () => {
  const part = '{"user_id":"bei","note":"a } and a \\" in a text"}';
  const sign = signText(part, theirs.privateKey);
  expect((await finish(`{"${name}":${part},"sign":"${sign}"}`)).subject).toBe('user:bei');
  const other = '{"user_id":"mallory"}';
  const added = await finish(`{"${name}":${part},"${name}":${other},"sign":"${sign}"}`);
  expect(added.subject).toBe('user:bei');
  await expect(finish(`{"${name}":${other},"${name}":${part},"sign":"${sign}"}`)).rejects.toThrow(
    'not signed',
  );
});

test('an answer without a person or a signature is an error', async () => {
  const part = '{"access_token":"access"}';
  const sign = signText(part, theirs.privateKey);
  await expect(finish(`{"${name}":${part},"sign":"${sign}"}`)).rejects.toThrow('nobody');
  await expect(finish(`{"${name}":{"user_id":"bei"}}`)).rejects.toThrow('sign');
  const refused = `{"error_response":{"code":"40002"},"sign":"${sign}"}`;
  await expect(finish(refused)).rejects.toThrow('not signed');
});
