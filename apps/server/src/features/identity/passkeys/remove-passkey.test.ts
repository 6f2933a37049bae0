import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import type { TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addPasskeyTo, logInWith, openWithPasskeyBuyer } from '../testing/passkey-account.ts';
import { passkeyOrigin, registerPasskeyBuyer } from '../testing/passkey-account.ts';
import { goodPassword } from '../testing/test-account.ts';

async function idsOf(server: TestApp, token: string): Promise<string[]> {
  const { result } = await server.call(account.getSecurity, {}, { token });
  return result.passkeys.map(({ id }) => id);
}

function remove(server: TestApp, token: string, id: string, language = 'en') {
  const headers = { 'accept-language': language };
  return server.call(account.removePasskey, { id }, { token, headers });
}

test.each([
  ['zh', '最后一个通行密钥不能移除：请先设置密码'],
  ['en', 'its last passkey cannot be removed. Set a password first'],
])(
  'without a password the last passkey stays, and the refusal says why (%s)',
  async (language, sentence) => {
    const { server, token, authenticator } = await openWithPasskeyBuyer();
    await using _ = server;
    const [id = ''] = await idsOf(server, token);
    const { status, result, message } = await remove(server, token, id, language);
    expect([status, result.error]).toEqual([409, 'LAST_PASSKEY']);
    expect(message).toContain(sentence);
    expect((await logInWith(server, authenticator)).status).toBe(200);
  },
);

test('one of two goes, and the other stays', async () => {
  const { server, token } = await openWithPasskeyBuyer();
  await using _ = server;
  await addPasskeyTo(server, token);
  const [first = '', second = ''] = await idsOf(server, token);
  expect((await remove(server, token, first)).status).toBe(200);
  expect((await remove(server, token, second)).result.error).toBe('LAST_PASSKEY');
  expect(await idsOf(server, token)).toEqual([second]);
});

test('of the last two, removed at the same moment in two processes, one stays', async () => {
  const { server, token } = await openWithPasskeyBuyer();
  await using _ = server;
  const { database } = server.deps;
  const environment = { PUBLIC_ORIGIN: passkeyOrigin };
  await using otherProcess = await createTestApp({ database, environment });
  for (let round = 0; round < 5; round += 1) {
    await addPasskeyTo(server, token);
    const [first = '', second = ''] = await idsOf(server, token);
    const answers = await Promise.all([
      remove(server, token, first),
      remove(otherProcess, token, second),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await idsOf(server, token)).toHaveLength(1);
  }
});

test('with a password every passkey may go', async () => {
  const { server, token } = await openWithPasskeyBuyer();
  await using _ = server;
  const [id = ''] = await idsOf(server, token);
  const first = { newPassword: goodPassword };
  const { result } = await server.call(contract.setPassword, first, { token });
  expect((await remove(server, result.token, id)).result.passkeys).toEqual([]);
});

test('another account’s passkeys are neither removed nor counted', async () => {
  const { server, token } = await openWithPasskeyBuyer();
  await using _ = server;
  const other = await registerPasskeyBuyer(server);
  const [theirs = ''] = await idsOf(server, other.token);
  expect((await remove(server, token, theirs)).status).toBe(404);
  const [own = ''] = await idsOf(server, token);
  expect((await remove(server, token, own)).result.error).toBe('LAST_PASSKEY');
});
