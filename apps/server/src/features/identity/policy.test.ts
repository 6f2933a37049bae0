import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { ConfigError } from '../../config-error.ts';
import { readConfig } from '../../read-config.ts';
import { expirePassword } from './password-change/expire-password.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  goodPassword,
  latestMail,
  otherPassword,
  registerBuyer,
  requestCode,
} from './testing/test-account.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const regulated = { IDENTITY_PROFILE: 'regulated' };
/** The same profile, but a password can be changed again at once. */
const hasty = { ...regulated, PASSWORD_MIN_AGE_HOURS: '0' };
const passwords = ['one', 'two', 'three', 'four', 'five', 'six'].map(
  (word) => `${word} lanterns over the quay`,
);

/** Changes the password to each one in the list, and returns the session's token. */
async function changeThrough(server: TestApp, token: string, list: string[]): Promise<string> {
  let session = { token, password: goodPassword };
  for (const newPassword of list) {
    const change = { currentPassword: session.password, newPassword };
    const { result } = await server.call(contract.modifyPassword, change, { token: session.token });
    session = { token: result.token, password: newPassword };
  }
  return session.token;
}

async function statusOf(server: TestApp, token: string): Promise<number> {
  return (await server.call(contract.currentSession, {}, { token })).status;
}

test('passwords do not age by default, and after ninety days where they are regulated', async () => {
  for (const [environment, expiry] of [
    [{}, undefined],
    [regulated, 90 * day],
  ] as const) {
    await using server = await createTestApp({ environment });
    const { token } = await registerBuyer(server);
    const { result } = await server.call(contract.currentSession, {}, { token });
    expect(result.expireTime).toBe(expiry && server.clock.now + expiry);
  }
});

test('by default only the current password is refused', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const last = await changeThrough(server, token, [otherPassword, goodPassword]);
  expect(await statusOf(server, last)).toBe(200);
  const rows = await server.deps.database.handle
    .selectFrom('formerPasswords')
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
});

test('where it is regulated the five passwords before the current one are refused, the sixth is not', async () => {
  await using server = await createTestApp({ environment: hasty });
  const { token } = await registerBuyer(server);
  const last = await changeThrough(server, token, passwords);
  const [, second = '', , , fifth = '', sixth = ''] = passwords;
  for (const newPassword of [sixth, fifth, passwords[0] ?? '']) {
    const change = { currentPassword: sixth, newPassword };
    const { result } = await server.call(contract.modifyPassword, change, { token: last });
    expect(result).toMatchObject({ error: 'PASSWORD_POLICY', details: { rules: ['reused'] } });
  }
  const change = { currentPassword: sixth, newPassword: goodPassword };
  const { status, result } = await server.call(contract.modifyPassword, change, { token: last });
  expect(status).toBe(200);
  const back = { currentPassword: goodPassword, newPassword: second };
  const refused = await server.call(contract.modifyPassword, back, { token: result.token });
  expect(refused.result.error).toBe('PASSWORD_POLICY');
  const rows = await server.deps.database.handle
    .selectFrom('formerPasswords')
    .selectAll()
    .execute();
  expect(rows).toHaveLength(5);
});

test('a reset does not go around the history', async () => {
  await using server = await createTestApp({ environment: hasty });
  const { email, token } = await registerBuyer(server);
  await changeThrough(server, token, [otherPassword]);
  const proof = await requestCode(server, 'password-reset', email);
  const input = { email, ...proof, newPassword: goodPassword };
  const { result } = await server.call(contract.resetPassword, input);
  expect(result).toMatchObject({ error: 'PASSWORD_POLICY', details: { rules: ['reused'] } });
  expect((await latestMail(server, email))?.text).toContain(proof.code);
});

test('where it is regulated a password is changed once a day at most, unless it has expired', async () => {
  await using server = await createTestApp({ environment: regulated });
  const { email, token } = await registerBuyer(server);
  const input = { currentPassword: goodPassword, newPassword: otherPassword };
  server.clock.now += 10 * minute;
  const early = await server.call(contract.modifyPassword, input, { token });
  expect([early.status, early.result.error]).toEqual([403, 'PASSWORD_TOO_NEW']);
  expect(early.result.retryAfter).toBe((day - 10 * minute) / 1000);
  await expirePassword(server.deps.database.handle, { email, at: server.clock.now }, server.deps);
  const asked = await server.call(contract.modifyPassword, input, { token });
  expect(asked.status).toBe(200);
  const back = { currentPassword: otherPassword, newPassword: 'eleven lanterns over the quay' };
  const options = { token: asked.result.token };
  expect((await server.call(contract.modifyPassword, back, options)).status).toBe(403);
  server.clock.now += day;
  const login = await server.call(contract.login, { email, password: otherPassword });
  const late = { token: login.result.token };
  expect((await server.call(contract.modifyPassword, back, late)).status).toBe(200);
});

test('a password that expired by age is changed, however long a new one has to stay', async () => {
  const environment = { PASSWORD_MAX_AGE_DAYS: '1', PASSWORD_MIN_AGE_HOURS: '48' };
  await using server = await createTestApp({ environment });
  const { email } = await registerBuyer(server);
  server.clock.now += day;
  const { result } = await server.call(contract.login, { email, password: goodPassword });
  const change = { currentPassword: goodPassword, newPassword: otherPassword };
  const { token } = result;
  expect((await server.call(contract.modifyPassword, change, { token })).status).toBe(200);
});

test('where it is regulated three tries are free, then five, fifteen and thirty minutes', async () => {
  await using server = await createTestApp({ environment: regulated });
  const { email } = await registerBuyer(server);
  const fail = () => server.call(contract.login, { email, password: otherPassword });
  await fail();
  await fail();
  for (const minutes of [5, 15, 30, 30]) {
    expect((await fail()).result.error).toBe('BAD_CREDENTIALS');
    expect((await fail()).result).toMatchObject({
      error: 'ACCOUNT_LOCKED',
      retryAfter: minutes * 60,
    });
    server.clock.now += minutes * minute;
  }
});

test('where it is regulated a session ends after fifteen idle minutes and after eight hours', async () => {
  await using server = await createTestApp({ environment: regulated });
  const { email, token } = await registerBuyer(server);
  server.clock.now += 15 * minute;
  expect(await statusOf(server, token)).toBe(401);
  const { result } = await server.call(contract.login, { email, password: goodPassword });
  for (let step = 1; step < 48; step += 1) {
    server.clock.now += 10 * minute;
    expect(await statusOf(server, result.token)).toBe(200);
  }
  server.clock.now += 10 * minute;
  expect(await statusOf(server, result.token)).toBe(401);
});

test('single settings stand above the profile', () => {
  const { identity } = readConfig({
    ...regulated,
    SESSION_IDLE_MINUTES: '5',
    SESSION_HOURS: '2',
    PASSWORD_MAX_AGE_DAYS: '30',
    PASSWORD_MIN_AGE_HOURS: '2',
  });
  expect(identity).toMatchObject({
    sessionIdleTime: 5 * minute,
    sessionTime: 120 * minute,
    passwordMaxAge: 30 * day,
    passwordMinAge: 120 * minute,
    formerPasswords: 5,
  });
});

test('an unknown profile is refused with a sentence', () => {
  const read = () => readConfig({ IDENTITY_PROFILE: 'lax' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow('IDENTITY_PROFILE');
});
