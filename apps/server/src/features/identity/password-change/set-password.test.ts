import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { registerByNumber } from '../testing/number-account.ts';
import { logInWith, openWithPasskeyBuyer, stepUpWith } from '../testing/passkey-account.ts';
import {
  activityOf,
  goodPassword,
  latestMail,
  otherPassword,
  registerBuyer,
  requestCode,
} from '../testing/test-account.ts';
import { expirePassword } from './expire-password.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const newPassword = goodPassword;

test('an account without a password is given its first one, and every other session ends', async () => {
  const { server, email, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  const elsewhere = (await logInWith(server, authenticator)).result.token;
  const { status, result } = await server.call(contract.setPassword, { newPassword }, { token });
  expect([status, result]).toEqual([200, { token: expect.any(String), user: { email } }]);
  for (const ended of [token, elsewhere])
    expect((await server.call(contract.currentSession, {}, { token: ended })).status).toBe(401);
  const security = await server.call(account.getSecurity, {}, { token: result.token });
  expect(security.result.passwordChangedAt).toBe(server.clock.now);
  expect((await latestMail(server, email))?.subject).toContain('已设置密码');
  expect(await activityOf(server, email)).toContain('password-set');
  const login = await server.call(contract.login, { email, password: newPassword });
  expect([login.status, login.result.user]).toEqual([200, { email }]);
  expect((await logInWith(server, authenticator)).status).toBe(200);
});

test('a first password needs a fresh proof, which a passkey gives', async () => {
  const { server, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  server.clock.now += 10 * minute;
  const refused = await server.call(contract.setPassword, { newPassword }, { token });
  expect(refused.result).toMatchObject({
    error: 'STEP_UP_REQUIRED',
    details: { methods: ['passkey'] },
  });
  await stepUpWith(server, token, { authenticator });
  expect((await server.call(contract.setPassword, { newPassword }, { token })).status).toBe(200);
});

test('the rules for passwords hold for a first one', async () => {
  const { server, token } = await openWithPasskeyBuyer();
  await using _ = server;
  const weak = { newPassword: 'short' };
  const { status, result } = await server.call(contract.setPassword, weak, { token });
  expect([status, result.error]).toEqual([422, 'PASSWORD_POLICY']);
  expect(Object.keys(result.fields ?? {})).toEqual(['newPassword']);
});

test('an account with a password changes it with the current one only', async () => {
  const { server } = await openWithPasskeyBuyer();
  await using _ = server;
  const { email, token } = await registerBuyer(server);
  const other = { newPassword: otherPassword };
  const { status, result } = await server.call(contract.setPassword, other, { token });
  expect([status, result.error]).toEqual([409, 'PASSWORD_EXISTS']);
  const login = await server.call(contract.login, { email, password: goodPassword });
  expect(login.status).toBe(200);
});

test('of two first passwords at the same moment one counts', async () => {
  const { server, email, token } = await openWithPasskeyBuyer();
  await using _ = server;
  const passwords = [goodPassword, otherPassword];
  const answers = await Promise.all(
    passwords.map((each) => server.call(contract.setPassword, { newPassword: each }, { token })),
  );
  const set = passwords.filter((_each, place) => answers[place]?.status === 200);
  expect(set).toHaveLength(1);
  const login = await server.call(contract.login, { email, password: set[0] ?? '' });
  expect(login.status).toBe(200);
});

test('where there is no password none can be changed, whatever is said to be the current one', async () => {
  const { server, email, token } = await openWithPasskeyBuyer();
  await using _ = server;
  const change = { currentPassword: otherPassword, newPassword };
  const { status, result } = await server.call(contract.modifyPassword, change, { token });
  expect([status, result.error]).toEqual([403, 'CURRENT_PASSWORD_WRONG']);
  expect(await activityOf(server, email)).toContain('password-change-failed');
});

test('a mailed code sets a first password and ends every session; the passkeys stay', async () => {
  const { server, email, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  const proof = await requestCode(server, 'password-reset', email);
  expect((await latestMail(server, email))?.text).toContain('nothing changes in your account');
  const reset = { email, ...proof, newPassword };
  expect((await server.call(contract.resetPassword, reset)).status).toBe(200);
  expect((await server.call(contract.currentSession, {}, { token })).status).toBe(401);
  expect((await latestMail(server, email))?.text).toContain('原来没有密码');
  expect(await activityOf(server, email)).toContain('password-reset');
  const login = await server.call(contract.login, { email, password: newPassword });
  expect([login.status, login.result.user]).toEqual([200, { email }]);
  expect((await logInWith(server, authenticator)).status).toBe(200);
});

test('what no password is does not age, has no history and no minimum age', async () => {
  const { server, email, authenticator } = await openWithPasskeyBuyer({
    IDENTITY_PROFILE: 'regulated',
  });
  await using _ = server;
  server.clock.now += 100 * day;
  const { result } = await logInWith(server, authenticator);
  expect(result).toEqual({ token: expect.any(String), user: { email, hasPassword: false } });
  const { token } = result;
  expect((await server.call(contract.currentSession, {}, { token })).status).toBe(200);
  const first = await server.call(contract.setPassword, { newPassword }, { token });
  expect(first.result.expireTime).toBe(server.clock.now + 90 * day);
  const { handle } = server.deps.database;
  expect(await handle.selectFrom('formerPasswords').selectAll().execute()).toEqual([]);
  const change = { currentPassword: newPassword, newPassword: otherPassword };
  const early = await server.call(contract.modifyPassword, change, { token: first.result.token });
  expect(early.result.error).toBe('PASSWORD_TOO_NEW');
});

test('an operator can make no password expire that is not there', async () => {
  const { server, email, token } = await openWithPasskeyBuyer();
  await using _ = server;
  const at = server.clock.now;
  const { handle } = server.deps.database;
  expect(await expirePassword(handle, { email, at }, server.deps)).toBe('no-password');
  expect((await server.call(account.getSecurity, {}, { token })).status).toBe(200);
});

test('an account without an address needs one before its password', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const { result } = await server.call(
    contract.setPassword,
    { newPassword: goodPassword },
    { token },
  );
  expect(result.error).toBe('MAIL_REQUIRED');
});
