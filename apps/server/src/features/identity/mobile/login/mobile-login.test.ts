import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { loginWays } from '@uid/contract/login-ways';
import * as mobile from '@uid/contract/mobile';
import { mobileLogin, startMobileLogin } from '@uid/contract/mobile-login';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../../testing/beside-a-change.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { CallOptions } from '../../../../testing/call-endpoint.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { captureLog } from '../../attacks/capture-log.ts';
import { appCode, enrolApp } from '../../testing/authenticator-app.ts';
import { number, stored, textsTo } from '../../testing/number-account.ts';
import { renewPasswords } from '../../testing/renew-passwords.ts';
import {
  activityOf,
  latestMail,
  logInWithPassword,
  registerBuyer,
  wrongCode,
} from '../../testing/test-account.ts';
import type { Registered } from '../../testing/test-account.ts';

const minute = 60_000;
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;
const elsewhere = { address: '203.0.113.9' };

/** The codes that the phone received, oldest first. */
async function codesTo(server: TestApp, recipient = stored): Promise<string[]> {
  return (await textsTo(server, recipient)).flatMap((text) => /\d{6}/.exec(text)?.[0] ?? []);
}

async function addNumber(server: TestApp, token: string, logsIn = true): Promise<void> {
  await server.call(mobile.startMobile, { number, logsIn }, { token });
  const code = (await codesTo(server)).at(-1) ?? '';
  await server.call(mobile.confirmMobile, { code }, { token });
}

async function withNumber(server: TestApp, logsIn = true): Promise<Registered> {
  const buyer = await registerBuyer(server);
  await addNumber(server, buyer.token, logsIn);
  return buyer;
}

async function ask(server: TestApp, options?: CallOptions) {
  const { result } = await server.call(startMobileLogin, { number }, options);
  return { number, request: result.request, code: (await codesTo(server)).at(-1) ?? '' };
}

test('a code to the number of an account opens it, as a password does', async () => {
  await using server = await createTestApp();
  const { email } = await withNumber(server);
  const { status, result } = await server.call(mobileLogin, await ask(server));
  expect([status, result.user]).toEqual([200, { email }]);
  const { token } = result;
  expect((await server.call(contract.currentSession, {}, { token })).result.user).toEqual({
    email,
  });
  expect(await activityOf(server, email)).toContain('logged-in');
  // One factor is not enough for dangerous operations.
  const removed = await server.call(mobile.removeMobile, {}, { token });
  expect(removed.result.error).toBe('STEP_UP_REQUIRED');
});

test.runIf(hasManyWriters)(
  'whoever changes the password while a texted code is taken lets nobody in by it',
  async () => {
    await using server = await createTestApp();
    await withNumber(server);
    const proof = await ask(server);
    const answer = await besideAChange(
      { database: server.deps.database, change: renewPasswords },
      () => server.call(mobileLogin, proof),
    );
    expect(answer.result.error).toBe('MOBILE_CODE_INVALID');
  },
);

test('a number that is only told of changes opens nothing, and nobody sees the difference', async () => {
  await using server = await createTestApp();
  await withNumber(server, false);
  const before = (await codesTo(server)).length;
  const told = await server.call(startMobileLogin, { number });
  const nobody = await server.call(startMobileLogin, { number: '139 0013 9000' });
  for (const { status, result } of [told, nobody])
    expect([status, Object.keys(result).toSorted()]).toEqual([200, ['mailbox', 'request', 'sent']]);
  expect(await codesTo(server)).toHaveLength(before);
  expect(await codesTo(server, '+8613900139000')).toEqual([]);
  for (const [typed, { request }] of [
    [number, told.result],
    ['139 0013 9000', nobody.result],
  ] as const) {
    const tried = { number: typed, request, code: '000000' };
    expect((await server.call(mobileLogin, tried)).result.error).toBe('MOBILE_CODE_INVALID');
  }
});

test('a code works once, for its number, in the browser that asked, for ten minutes and five tries', async () => {
  await using server = await createTestApp();
  await withNumber(server);
  const errorOf = async (input: object) =>
    (await server.call(mobileLogin, { ...(await asked), ...input })).result.error;
  const asked = ask(server);
  const { code } = await asked;
  expect(await errorOf({ request: 'another-browser' })).toBe('MOBILE_CODE_INVALID');
  expect(await errorOf({ number: '139 0013 9000' })).toBe('MOBILE_CODE_INVALID');
  for (let time = 0; time < 4; time += 1)
    expect(await errorOf({ code: wrongCode(code) })).toBe('MOBILE_CODE_INVALID');
  expect(await errorOf({})).toBe('MOBILE_CODE_INVALID');

  const late = await ask(server);
  server.clock.now += 10 * minute;
  expect((await server.call(mobileLogin, late)).result.error).toBe('MOBILE_CODE_INVALID');
  const used = await ask(server);
  expect((await server.call(mobileLogin, used)).status).toBe(200);
  expect((await server.call(mobileLogin, used)).result.error).toBe('MOBILE_CODE_INVALID');
});

test('one code that many send at once opens one session', async () => {
  await using server = await createTestApp();
  await withNumber(server);
  const asked = await ask(server);
  const tries = await Promise.all(Array.from({ length: 4 }, () => server.call(mobileLogin, asked)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an authenticator app is asked for after the code', async () => {
  await using server = await createTestApp();
  const { email, token } = await withNumber(server);
  const { secret } = await enrolApp(server, token);
  const { result } = await server.call(mobileLogin, await ask(server));
  expect(result.error).toBe('SECOND_FACTOR_REQUIRED');
  expect(await activityOf(server, email)).toContain('mobile-code-alone');
  const { ticket } = result.details as contract.SecondFactorDetails;
  server.clock.now += minute;
  const code = appCode(secret, server.clock.now);
  expect((await server.call(contract.loginSecondFactor, { ticket, code })).status).toBe(200);
  expect(await activityOf(server, email)).not.toContain('mobile-code-alone');
});

test('strangers use up no codes of the account’s own browser', async () => {
  await using server = await createTestApp();
  const { cookies } = await withNumber(server);
  for (let time = 0; time < 3; time += 1) await ask(server, elsewhere);
  const { status, result } = await server.call(startMobileLogin, { number }, elsewhere);
  expect([status, result.error, result.retryAfter]).toEqual([429, 'TOO_MANY_REQUESTS', 3600]);
  const nobody = { number: '139 0013 9000' };
  for (let time = 0; time < 3; time += 1) await server.call(startMobileLogin, nobody, elsewhere);
  const unknown = await server.call(startMobileLogin, nobody, elsewhere);
  expect([unknown.status, unknown.result.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const own = await ask(server, { ...elsewhere, cookies });
  expect((await server.call(mobileLogin, own, { cookies })).status).toBe(200);
});

test('a number opens the account that confirmed it last, and its former owner is told', async () => {
  await using server = await createTestApp();
  const former = await withNumber(server);
  server.clock.now += minute;
  const latter = await withNumber(server);
  server.clock.now += 60 * minute;
  const { result } = await server.call(mobileLogin, await ask(server));
  expect(result.user).toEqual({ email: latter.email });
  expect((await latestMail(server, former.email))?.text).toMatch(/another account|另一个账户/);
  expect(await activityOf(server, former.email)).toContain('mobile-login-ended');
  const token = await logInWithPassword(server, former.email);
  const { result: shown } = await server.call(mobile.getMobile, {}, { token });
  expect(shown.mobile?.logsIn).toBe(false);
});

test('the former owner of a number is told in their own language, not in that of the new one', async () => {
  await using server = await createTestApp();
  const former = await withNumber(server);
  const latter = await registerBuyer(server);
  const { token } = latter;
  const english = { token, headers: { 'accept-language': 'en' } };
  await server.call(mobile.startMobile, { number, logsIn: true }, english);
  const code = (await codesTo(server)).at(-1) ?? '';
  await server.call(mobile.confirmMobile, { code }, english);
  expect((await latestMail(server, former.email))?.text).toContain('另一个账户');
  expect((await latestMail(server, latter.email))?.text).toContain('A mobile number was added');
});

test('once the number is removed or changed, no code opens the account', async () => {
  await using server = await createTestApp();
  const { token } = await withNumber(server);
  const asked = await ask(server);
  await server.call(mobile.removeMobile, {}, { token });
  expect((await server.call(mobileLogin, asked)).result.error).toBe('MOBILE_CODE_INVALID');
});

test('neither number nor code is in any line of the log', async () => {
  await using server = await createTestApp();
  const lines = captureLog(server.app);
  await withNumber(server);
  const asked = await ask(server);
  await server.call(mobileLogin, { ...asked, code: wrongCode(asked.code) });
  await server.call(mobileLogin, asked);
  for (const secret of [asked.code, asked.request, '13800138000', '138 0013'])
    expect(lines.join('\n')).not.toContain(secret);
});

test('where no text messages are sent, nothing of it is there', async () => {
  await using here = await createTestApp();
  expect((await here.call(loginWays, {})).result.hasMobile).toBe(true);
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  await using server = await createTestApp({ environment });
  expect((await server.call(loginWays, {})).result).toEqual({ hasMobile: false });
  expect((await server.call(startMobileLogin, { number })).status).toBe(404);
});

test('the account’s owner sees whether the number logs in', async () => {
  await using server = await createTestApp();
  const { token } = await withNumber(server);
  const { result } = await server.call(mobile.getMobile, {}, { token });
  expect(result.mobile).toMatchObject({ logsIn: true });
  expect((await server.call(account.getSecurity, {}, { token })).status).toBe(200);
});
