import { startPasskey } from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import * as mobile from '@uid/contract/mobile';
import { mobileLogin, startMobileLogin } from '@uid/contract/mobile-login';
import { confirmOwnAddress, startOwnAddress } from '@uid/contract/own-address';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { number, registerByNumber, textedCodeTo, textsTo } from '../testing/number-account.ts';
import {
  goodPassword,
  latestMail,
  logInWithPassword,
  newEmail,
  registerBuyer,
  requestCode,
  wrongCode,
} from '../testing/test-account.ts';

async function ask(server: TestApp, token: string, email = newEmail()) {
  const { result } = await server.call(startOwnAddress, { email }, { token });
  const text = (await latestMail(server, email))?.text ?? '';
  return { email, request: result.request, code: /^\d{6}$/m.exec(text)?.[0] ?? '000000' };
}

test('an account of a number is given an address by the code that was mailed there', async () => {
  await using server = await createTestApp();
  const { token, user } = await registerByNumber(server);
  const asked = await ask(server, token);
  const { result } = await server.call(confirmOwnAddress, asked, { token });
  expect(result.user).toEqual({ ...user, email: asked.email });
  expect((await server.call(contract.currentSession, {}, { token })).result.user).toEqual(
    result.user,
  );
  expect((await latestMail(server, asked.email))?.text).toContain('您的账户添加了这个邮箱');
  expect((await textsTo(server)).at(-1)).toContain('您的账户添加了邮箱');
});

test('from then on the address sets a password, and the number may go', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const asked = await ask(server, token);
  await server.call(confirmOwnAddress, asked, { token });
  const proof = await requestCode(server, 'password-reset', asked.email);
  const reset = { email: asked.email, ...proof, newPassword: goodPassword };
  expect((await server.call(contract.resetPassword, reset)).status).toBe(200);
  expect(await logInWithPassword(server, asked.email)).toBeTruthy();
});

test('from then on a code to the number proves nothing freshly', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  await server.call(confirmOwnAddress, await ask(server, token), { token });
  server.clock.now += 60 * 60_000;
  const { result: asked } = await server.call(startMobileLogin, { number });
  const proof = { number, request: asked.request, code: await textedCodeTo(server) };
  const later = (await server.call(mobileLogin, proof)).result;
  const { result } = await server.call(startPasskey, {}, { token: later.token });
  expect(result.error).toBe('PROOF_MISSING');
});

test('the number is removed once there is an address', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  await server.call(confirmOwnAddress, await ask(server, token), { token });
  expect((await server.call(mobile.removeMobile, {}, { token })).status).toBe(200);
});

test('a wrong code, or another browser’s, gives it none', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const asked = await ask(server, token);
  for (const change of [{ code: wrongCode(asked.code) }, { request: 'another-browser' }]) {
    const { result } = await server.call(confirmOwnAddress, { ...asked, ...change }, { token });
    expect(result.error).toBe('CODE_INVALID');
  }
  const { result } = await server.call(contract.currentSession, {}, { token });
  expect(result.user.email).toBeUndefined();
});

test('an address that has an account is answered alike, and mailed no code', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const { token } = await registerByNumber(server);
  const { status, result } = await server.call(startOwnAddress, { email }, { token });
  expect([status, Object.keys(result).toSorted()]).toEqual([200, ['mailbox', 'request', 'sent']]);
  expect((await latestMail(server, email))?.text).not.toMatch(/^\d{6}$/m);
});

test('an address that somebody registered since the code was mailed stays theirs', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const asked = await ask(server, token);
  await registerBuyer(server, { email: asked.email });
  const { result } = await server.call(confirmOwnAddress, asked, { token });
  expect(result.error).toBe('CODE_INVALID');
});

test('of two addresses that were asked for, the one that is confirmed first stays', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const [first, second] = [await ask(server, token), await ask(server, token)];
  await server.call(confirmOwnAddress, first, { token });
  const { result } = await server.call(confirmOwnAddress, second, { token });
  expect(result.error).toBe('STATE_CONFLICT');
  const { user } = (await server.call(contract.currentSession, {}, { token })).result;
  expect(user.email).toBe(first.email);
});

test('it takes a fresh proof, and an account without an address', async () => {
  await using server = await createTestApp();
  const buyer = await registerBuyer(server);
  const { result } = await server.call(startOwnAddress, { email: newEmail() }, buyer);
  expect(result.error).toBe('STATE_CONFLICT');
  const { token } = await registerByNumber(server);
  server.clock.now += 11 * 60_000;
  const late = await server.call(startOwnAddress, { email: newEmail() }, { token });
  expect(late.result.error).toBe('PROOF_MISSING');
});
