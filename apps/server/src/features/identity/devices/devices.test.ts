import { endDevice } from '@uid/contract/devices';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { CallOptions } from '../../../testing/call-endpoint.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { linkOriginOf } from '../link-origin.ts';
import { requestTicket, registerWithApp } from '../testing/authenticator-app.ts';
import {
  activityOf,
  goodPassword,
  latestMail,
  otherPassword,
  registerBuyer,
  requestCode,
} from '../testing/test-account.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';

function logIn(server: TestApp, email: string, options: CallOptions = {}) {
  return server.call(contract.login, { email, password: goodPassword }, options);
}

async function endToken(server: TestApp, email: string): Promise<string> {
  const mail = await latestMail(server, email);
  return /end-device#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function statusOf(server: TestApp, token: string): Promise<number> {
  return (await server.call(contract.currentSession, {}, { token })).status;
}

test('a browser gets a cookie with its first login and keeps it', async () => {
  await using server = await createTestApp();
  const { email, cookies } = await registerBuyer(server);
  expect(cookies['uid-device']).toMatch(/^[\w-]{43}$/);
  const again = await logIn(server, email, { cookies });
  expect(again.cookies['uid-device']).toBe(cookies['uid-device']);
  expect(again.headers['set-cookie']).toContain(
    'Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict',
  );
});

test('over HTTPS the cookie has a name that no neighbour can plant', async () => {
  await using server = await createTestApp({
    environment: { PUBLIC_ORIGIN: 'https://shop.example.com' },
  });
  const { email, cookies } = await registerBuyer(server);
  expect(Object.keys(cookies)).toEqual(['__Host-uid-device']);
  const { headers } = await logIn(server, email);
  expect(headers['set-cookie']).toMatch(
    /^__Host-uid-device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('a cookie that cannot be one is replaced', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const { cookies } = await logIn(server, email, { cookies: { 'uid-device': 'x' } });
  expect(cookies['uid-device']).toMatch(/^[\w-]{43}$/);
});

test('a login that fails leaves no cookie', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const { cookies } = await server.call(contract.login, { email, password: otherPassword });
  expect(cookies).toEqual({});
});

test.each([
  ['en', ['New login', 'Chrome · Windows', '198.51.100.7', '5 January 2026', '(UTC+8)']],
  ['zh', ['新设备', 'Chrome · Windows', '198.51.100.7', '2026年1月5日', '(UTC+8)']],
])('the owner reads of a login on a new device, once (%s)', async (language, words) => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const headers = { 'user-agent': chrome, 'accept-language': language };
  const { cookies } = await logIn(server, email, { headers, address: '198.51.100.7' });
  const mail = await latestMail(server, email);
  for (const word of words) expect(`${mail?.subject}\n${mail?.text}`).toContain(word);
  await logIn(server, email, { cookies, headers });
  const mails = await server.deps.database.handle
    .selectFrom('mails')
    .select('id')
    .where('subject', '=', mail?.subject ?? '')
    .execute();
  expect(mails).toHaveLength(1);
});

test('a login in the browser that registered is told to nobody', async () => {
  await using server = await createTestApp();
  const { email, cookies } = await registerBuyer(server);
  const before = await latestMail(server, email);
  await logIn(server, email, { cookies });
  expect(await latestMail(server, email)).toEqual(before);
});

test('the mail’s link ends what the new device began, and nothing else, once', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const thief = await logIn(server, email);
  const link = await endToken(server, email);
  const again = await logIn(server, email, { cookies: thief.cookies });
  const answer = await server.call(endDevice, { token: link });
  expect(answer.result).toEqual({ ended: true });
  expect(await statusOf(server, thief.result.token)).toBe(401);
  expect(await statusOf(server, again.result.token)).toBe(401);
  expect(await statusOf(server, token)).toBe(200);
  expect(await activityOf(server, email)).toContain('device-ended');
  const twice = await server.call(endDevice, { token: link });
  expect([twice.status, twice.result.error]).toEqual([403, 'LINK_INVALID']);
});

test('the device that was ended is new again', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const { cookies } = await logIn(server, email);
  const first = await endToken(server, email);
  await server.call(endDevice, { token: first });
  await logIn(server, email, { cookies });
  expect(await endToken(server, email)).not.toBe(first);
});

test('a login that waits for its second factor ends with the device', async () => {
  await using server = await createTestApp();
  const { email, recoveryCodes } = await registerWithApp(server);
  const [first = '', second = ''] = recoveryCodes;
  const begun = await requestTicket(server, email);
  const finished = await server.call(contract.loginSecondFactor, {
    ticket: begun.ticket,
    recoveryCode: first,
  });
  expect(finished.status).toBe(200);
  const { ticket } = await requestTicket(server, email);
  await server.call(endDevice, { token: await endToken(server, email) });
  const late = await server.call(contract.loginSecondFactor, { ticket, recoveryCode: second });
  expect(late.result.error).toBe('TICKET_INVALID');
});

test('a token that was invented ends nothing', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const { result } = await server.call(endDevice, { token: 'x'.repeat(43) });
  expect(result.error).toBe('LINK_INVALID');
  expect(await statusOf(server, token)).toBe(200);
});

test('a site that knows no address of its own believes this machine’s alone for a link', () => {
  const linkOrigin = (origin: string) => linkOriginOf({ origin }, { publicOrigin: undefined });
  expect(linkOrigin('https://evil.example')).toBeUndefined();
  expect(linkOrigin('http://localhost:8000')).toBe('http://localhost:8000');
});

test('a public site’s link leads to its own address, in the language of the login', async () => {
  await using server = await createTestApp({
    environment: { PUBLIC_ORIGIN: 'https://shop.example.com' },
  });
  const { email } = await registerBuyer(server);
  await logIn(server, email, { headers: { 'accept-language': 'en' } });
  const mail = await latestMail(server, email);
  expect(mail?.text).toMatch(/https:\/\/shop\.example\.com\/en\/uid-front\/end-device#[\w-]{43}\n/);
});

test('a new password forgets every other browser', async () => {
  await using server = await createTestApp();
  const { email, token, cookies } = await registerBuyer(server);
  const other = await logIn(server, email);
  const change = { currentPassword: goodPassword, newPassword: otherPassword };
  await server.call(contract.modifyPassword, change, { token, cookies });
  const devices = () => server.deps.database.handle.selectFrom('devices').select('id').execute();
  expect(await devices()).toHaveLength(1);
  const proof = await requestCode(server, 'password-reset', email);
  const reset = { email, ...proof, newPassword: goodPassword };
  await server.call(contract.resetPassword, reset, { cookies: other.cookies });
  expect(await devices()).toHaveLength(1);
});
