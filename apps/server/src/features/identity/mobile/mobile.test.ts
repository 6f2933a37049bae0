import * as account from '@uid/contract/account';
import { deleteAccount } from '@uid/contract/personal-data';
import * as contract from '@uid/contract/identity';
import * as mobile from '@uid/contract/mobile';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { enrolApp } from '../testing/authenticator-app.ts';
import {
  activityOf,
  goodPassword,
  latestMail,
  otherPassword,
  registerBuyer,
  wrongCode,
} from '../testing/test-account.ts';
import {
  number,
  registerByNumber,
  stored,
  textedCodeTo,
  textsTo,
} from '../testing/number-account.ts';

import { countText } from './text-limit.ts';

const minute = 60_000;
const elsewhere = { address: '203.0.113.9' };

async function addMobile(server: TestApp, token: string, typed = number): Promise<void> {
  await server.call(mobile.startMobile, { number: typed }, { token });
  const code = await textedCodeTo(server, `+86${typed.replaceAll(' ', '')}`);
  await server.call(mobile.confirmMobile, { code }, { token });
}

async function withMobile(server: TestApp): Promise<{ email: string; token: string }> {
  const buyer = await registerBuyer(server);
  await addMobile(server, buyer.token);
  return buyer;
}

test('a number is in force once the code that it received is typed, and shown without its middle', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const before = await server.call(mobile.getMobile, {}, { token });
  expect(before.result).toEqual({ isOffered: true });
  const started = await server.call(mobile.startMobile, { number }, { token });
  expect(started.result).toEqual({ sent: true, mailbox: '/sandbox-mail' });
  expect((await server.call(mobile.getMobile, {}, { token })).result).toEqual({ isOffered: true });
  const code = await textedCodeTo(server);
  const confirmed = await server.call(mobile.confirmMobile, { code }, { token });
  const shown = {
    mobile: { number: '+86 138****8000', confirmedAt: server.clock.now, logsIn: false },
  };
  expect(confirmed.result).toEqual(shown);
  const after = await server.call(mobile.getMobile, {}, { token });
  expect(after.result).toEqual({ isOffered: true, ...shown });
  expect((await latestMail(server, email))?.text).toContain('手机号');
  expect(await activityOf(server, email)).toContain('mobile-added');
});

test.each(['+8613800138000', '0086 138-0013-8000', '13800138000 '])(
  'the number may be written %j',
  async (typed) => {
    await using server = await createTestApp();
    const { token } = await registerBuyer(server);
    await server.call(mobile.startMobile, { number: typed }, { token });
    expect(await textsTo(server, stored)).toHaveLength(1);
  },
);

test.each(['', '12800138000', '1380013800', '+1 202 555 0123', '+44 7911 123456', '138００138000'])(
  '%j is refused beside its field, and nothing is sent',
  async (typed) => {
    await using server = await createTestApp();
    const { token } = await registerBuyer(server);
    const { status, result } = await server.call(mobile.startMobile, { number: typed }, { token });
    expect([status, Object.keys(result.fields ?? {})]).toEqual([400, ['number']]);
    const rows = await server.deps.database.handle
      .selectFrom('mails')
      .select('id')
      .where('channel', '=', 'sms')
      .execute();
    expect(rows).toEqual([]);
  },
);

test('adding and removing ask for a fresh proof of who is there', async () => {
  await using server = await createTestApp();
  const { token } = await withMobile(server);
  server.clock.now += 11 * minute;
  const started = await server.call(mobile.startMobile, { number }, { token });
  const removed = await server.call(mobile.removeMobile, {}, { token });
  for (const { result } of [started, removed]) expect(result.error).toBe('STEP_UP_REQUIRED');
});

test('a code has five tries, ten minutes and the session that asked for it', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const login = await server.call(contract.login, { email, password: goodPassword });
  const confirm = async (code: string, as = token) =>
    (await server.call(mobile.confirmMobile, { code }, { token: as })).result.error;
  await server.call(mobile.startMobile, { number }, { token });
  const code = await textedCodeTo(server);
  expect(await confirm(code, login.result.token)).toBe('MOBILE_CODE_INVALID');
  for (let time = 0; time < 5; time += 1)
    expect(await confirm(wrongCode(code))).toBe('MOBILE_CODE_INVALID');
  expect(await confirm(code)).toBe('MOBILE_CODE_INVALID');
  await server.call(mobile.startMobile, { number }, { token });
  const late = await textedCodeTo(server);
  server.clock.now += 10 * minute;
  expect(await confirm(late)).toBe('MOBILE_CODE_INVALID');
  const shown = await server.call(mobile.getMobile, {}, { token });
  expect(shown.result.mobile).toBeUndefined();
});

test('wrong codes use up what one address may try', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '3' } });
  const { token } = await registerBuyer(server);
  await server.call(mobile.startMobile, { number }, { token });
  const code = await textedCodeTo(server);
  const confirm = (typed: string, options = {}) =>
    server.call(mobile.confirmMobile, { code: typed }, { token, ...options });
  // The requests for codes by mail and by text were two of the three attempts.
  expect((await confirm(wrongCode(code))).status).toBe(403);
  expect((await confirm(code)).status).toBe(429);
  expect((await confirm(code, elsewhere)).status).toBe(200);
});

test('strangers at its address keep no known browser from adding a number', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '3' } });
  const { token, cookies } = await registerBuyer(server);
  for (let time = 0; time < 3; time += 1) {
    const guess = { email: 'nobody@example.com', password: otherPassword };
    await server.call(contract.login, guess, elsewhere);
  }
  const stranger = await server.call(mobile.startMobile, { number }, { token, ...elsewhere });
  expect(stranger.result.error).toBe('TOO_MANY_REQUESTS');
  const own = { token, cookies, ...elsewhere };
  expect((await server.call(mobile.startMobile, { number }, own)).status).toBe(200);
  const code = await textedCodeTo(server);
  expect((await server.call(mobile.confirmMobile, { code }, own)).status).toBe(200);
});

test('fifty tries with the right code at once confirm it once', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await server.call(mobile.startMobile, { number }, { token });
  const code = await textedCodeTo(server);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => server.call(mobile.confirmMobile, { code }, { token })),
  );
  const errors = answers.flatMap(({ result }) => result.error ?? []);
  expect([errors.length, ...new Set(errors)]).toEqual([49, 'MOBILE_CODE_INVALID']);
  const added = (await activityOf(server, email)).filter((kind) => kind === 'mobile-added');
  expect(added).toHaveLength(1);
});

test('an account is sent three codes, then it waits longer each time; so does a number', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const other = await registerBuyer(server);
  const start = (typed: string, as: string) =>
    server.call(mobile.startMobile, { number: typed }, { token: as });
  for (let time = 0; time < 3; time += 1) expect((await start(number, token)).status).toBe(200);
  const refused = await start('139 0013 9000', token);
  expect([refused.status, refused.result.error, refused.result.retryAfter]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    3600,
  ]);
  expect((await start(number, other.token)).status).toBe(429);
  expect((await start('139 0013 9000', other.token)).status).toBe(200);
  expect(await textsTo(server, stored)).toHaveLength(3);
});

test('a database that fails is no limit', async () => {
  const database = await openTestDatabase();
  await database[Symbol.asyncDispose]();
  const counting = countText(database.handle, { accountId: 'a', number: stored }, 0);
  await expect(counting).rejects.not.toHaveProperty('error');
});

test('the limits of an account and a number keep no number', async () => {
  await using server = await createTestApp();
  await withMobile(server);
  const rows = await server.deps.database.handle.selectFrom('loginAttempts').selectAll().execute();
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain('138');
});

test('changes to the account’s protection are told by text message too', async () => {
  await using server = await createTestApp();
  const { email, token } = await withMobile(server);
  const change = { currentPassword: goodPassword, newPassword: otherPassword };
  const changed = await server.call(contract.modifyPassword, change, { token });
  const enrolled = await enrolApp(server, changed.result.token);
  await server.call(account.removeTotp, {}, { token: enrolled.token });
  const [, ...told] = await textsTo(server, stored);
  expect(told).toEqual([
    '您的账户密码已修改。如非本人操作，请立即登录检查，或联系我们。',
    '您的账户已启用验证器应用。如非本人操作，请立即登录检查，或联系我们。',
    '您的账户已停用验证器应用。如非本人操作，请立即登录检查，或联系我们。',
  ]);
  expect((await latestMail(server, email))?.text).toContain('停用验证器');
});

test('a login on a device the account was never used with is told, the next one there is not', async () => {
  await using server = await createTestApp();
  const { email } = await withMobile(server);
  const logIn = (options = {}) =>
    server.call(contract.login, { email, password: goodPassword }, options);
  const { cookies } = await logIn({ ...elsewhere, headers: { 'accept-language': 'en' } });
  await logIn({ cookies });
  const [, ...told] = await textsTo(server, stored);
  expect(told).toEqual([
    'Your account was logged in to on a new device. If it was not you, log in and look at once, or tell us.',
  ]);
});

test('a number that is replaced or removed hears of it, and then of nothing more', async () => {
  await using server = await createTestApp();
  const { email, token } = await withMobile(server);
  await addMobile(server, token, '139 0013 9000');
  expect((await textsTo(server, stored)).at(-1)).toContain('改用另一个手机号');
  const { result } = await server.call(mobile.removeMobile, {}, { token });
  expect(result).toEqual({ removed: true });
  await server.call(contract.login, { email, password: goodPassword }, elsewhere);
  expect(await textsTo(server, stored)).toHaveLength(2);
  const second = await textsTo(server, '+8613900139000');
  expect(second.at(-1)).toContain('不再用这个手机号');
  expect(await activityOf(server, email)).toContain('mobile-removed');
  const again = await server.call(mobile.removeMobile, {}, { token });
  expect(again.status).toBe(404);
});

test('a number opens nothing: a forgotten password still takes the mailbox', async () => {
  await using server = await createTestApp();
  const { email } = await withMobile(server);
  await server.call(contract.startPasswordReset, { email, language: 'zh' });
  expect(await textsTo(server, stored)).toHaveLength(1);
});

test('a deleted account leaves neither number nor message behind', async () => {
  await using server = await createTestApp();
  const { email, token } = await withMobile(server);
  await server.call(mobile.startMobile, { number: '139 0013 9000' }, { token });
  await server.call(deleteAccount, { email }, { token });
  const { handle } = server.deps.database;
  for (const table of ['mobileNumbers', 'mobileEnrolments'] as const)
    expect(await handle.selectFrom(table).selectAll().execute()).toEqual([]);
  const mails = await handle.selectFrom('mails').selectAll().execute();
  expect(JSON.stringify(mails)).not.toMatch(/13[89]00/);
});

test('messages to a number stay while another account has it: a stranger who types and deletes takes no warning back', async () => {
  await using server = await createTestApp();
  await withMobile(server);
  const stranger = await registerBuyer(server);
  await server.call(mobile.startMobile, { number }, { token: stranger.token });
  const before = await textsTo(server, stored);
  expect(before.length).toBeGreaterThan(1);
  await server.call(deleteAccount, { email: stranger.email }, { token: stranger.token });
  expect(await textsTo(server, stored)).toEqual(before);
});

test('an account of a number that tells another account of changes, too, is deleted without their messages', async () => {
  await using server = await createTestApp();
  await withMobile(server);
  const other = await registerByNumber(server);
  const before = await textsTo(server, stored);
  const deleted = await server.call(deleteAccount, { number }, { token: other.token });
  expect(deleted.status).toBe(200);
  expect(await textsTo(server, stored)).toEqual([...before, expect.stringContaining('已删除')]);
});

test('a public site without a carrier offers no text messages', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  await using server = await createTestApp({ environment });
  const { token } = await registerBuyer(server);
  expect((await server.call(mobile.getMobile, {}, { token })).result.isOffered).toBe(false);
  expect((await server.call(mobile.startMobile, { number }, { token })).status).toBe(404);
});
