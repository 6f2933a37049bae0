import * as account from '@uid/contract/account';
import { accessTokenHeader } from '@uid/contract/constants';
import * as contract from '@uid/contract/identity';
import * as mobile from '@uid/contract/mobile';
import { mobileLogin, startMobileLogin } from '@uid/contract/mobile-login';
import { registerWithMobile, startMobileRegistration } from '@uid/contract/mobile-registration';
import { exportPersonalData, deleteAccount } from '@uid/contract/personal-data';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../../testing/test-app.ts';
import { signInjected } from '../../../../testing/sign-request.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { captureLog } from '../../attacks/capture-log.ts';
import { appCode, enrolApp } from '../../testing/authenticator-app.ts';
import {
  askByNumber,
  number,
  registerByNumber,
  stored,
  textedCodeTo,
  textsTo,
} from '../../testing/number-account.ts';
import { goodPassword, registerBuyer, wrongCode } from '../../testing/test-account.ts';

const minute = 60_000;
const elsewhere = { address: '203.0.113.9' };

async function logIn(server: TestApp) {
  const { result } = await server.call(startMobileLogin, { number });
  const code = await textedCodeTo(server);
  return server.call(mobileLogin, { number, request: result.request, code });
}

/** Stores a passkey as if a device had created it: passkeys belong to a host name, and this server has none. */
async function keepPasskey({ deps, clock }: TestApp, accountId: string): Promise<void> {
  const key = { credentialId: 'credential', publicKey: '', counter: 0, transports: '[]' };
  const times = { createdAt: clock.now, lastUsedAt: null };
  await deps.database.handle
    .insertInto('passkeys')
    .values({ id: 'passkey', accountId, slot: 1, name: 'Phone', ...key, ...times })
    .execute();
}

async function countAccounts({ deps }: TestApp): Promise<number> {
  return (await deps.database.handle.selectFrom('accounts').select('id').execute()).length;
}

test('a number and its code make an account, which has no address and is called by the number', async () => {
  await using server = await createTestApp();
  const { user, token } = await registerByNumber(server);
  expect(user).toEqual({ displayName: '+86 138****8000', hasPassword: false });
  expect((await server.call(contract.currentSession, {}, { token })).result.user).toEqual(user);
  const { result } = await server.call(mobile.getMobile, {}, { token });
  expect(result).toMatchObject({ isOnly: true, mobile: { logsIn: true } });
});

test('its owner logs in with a code later', async () => {
  await using server = await createTestApp();
  const { user } = await registerByNumber(server);
  const { status, result } = await logIn(server);
  expect([status, result.user]).toEqual([200, user]);
  expect(await countAccounts(server)).toBe(1);
});

test('a number that has an account is answered alike, and its owner is logged in there', async () => {
  await using server = await createTestApp();
  const { user } = await registerByNumber(server);
  const answers = [number, '139 0013 9000'].map((each) =>
    server.call(startMobileRegistration, { number: each }),
  );
  for (const { status, result } of await Promise.all(answers))
    expect([status, Object.keys(result).toSorted()]).toEqual([200, ['mailbox', 'request', 'sent']]);
  expect((await textsTo(server, '+8613900139000')).length).toBe(1);
  const again = await server.call(registerWithMobile, await askByNumber(server));
  expect(again.result.user).toEqual(user);
  expect(await countAccounts(server)).toBe(1);
});

test('an authenticator app of the account is asked for, whichever page the code was typed on', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const { secret } = await enrolApp(server, token);
  const asked = await server.call(registerWithMobile, await askByNumber(server));
  expect(asked.result.error).toBe('SECOND_FACTOR_REQUIRED');
  const { result } = await logIn(server);
  expect(result.error).toBe('SECOND_FACTOR_REQUIRED');
  const { ticket } = result.details as contract.SecondFactorDetails;
  server.clock.now += minute;
  const typed = { ticket, code: appCode(secret, server.clock.now) };
  expect((await server.call(contract.loginSecondFactor, typed)).status).toBe(200);
});

test('a wrong code, one to log in with, and one of another number or browser make no account', async () => {
  await using server = await createTestApp();
  const { result: login } = await server.call(startMobileLogin, { number });
  const asked = await askByNumber(server);
  for (const change of [
    { code: wrongCode(asked.code) },
    { number: '139 0013 9000' },
    { request: 'another-browser' },
    { request: login.request, code: '000000' },
  ]) {
    const { result } = await server.call(registerWithMobile, { ...asked, ...change });
    expect(result.error).toBe('MOBILE_CODE_INVALID');
  }
  expect((await server.call(mobileLogin, asked)).result.error).toBe('MOBILE_CODE_INVALID');
  expect(await countAccounts(server)).toBe(0);
});

test('a code is good for what it was asked for', async () => {
  await using server = await createTestApp();
  await registerByNumber(server);
  const registering = await server.call(mobileLogin, await askByNumber(server));
  expect(registering.result.error).toBe('MOBILE_CODE_INVALID');
  const { result } = await server.call(startMobileLogin, { number });
  const login = { number, request: result.request, code: await textedCodeTo(server) };
  expect((await server.call(registerWithMobile, login)).result.error).toBe('MOBILE_CODE_INVALID');
});

test('one code that many send at once makes one account', async () => {
  await using server = await createTestApp();
  const asked = [await askByNumber(server), await askByNumber(server)];
  const tries = [...asked, ...asked].map((each) => server.call(registerWithMobile, each));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await countAccounts(server)).toBe(1);
});

test('a number that another account is only told by makes an account of its own', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  await server.call(mobile.startMobile, { number }, { token });
  await server.call(mobile.confirmMobile, { code: await textedCodeTo(server) }, { token });
  const { user } = await registerByNumber(server);
  expect(user.email).toBeUndefined();
  expect((await server.call(mobile.getMobile, {}, { token })).result.mobile?.logsIn).toBe(false);
});

test('three messages a number, whoever asks; then one an hour', async () => {
  await using server = await createTestApp();
  for (let time = 0; time < 3; time += 1) await askByNumber(server, elsewhere);
  for (const endpoint of [startMobileRegistration, startMobileLogin]) {
    const { status, result } = await server.call(endpoint, { number });
    expect([status, result.error, result.retryAfter]).toEqual([429, 'TOO_MANY_REQUESTS', 3600]);
  }
  expect(await textsTo(server)).toHaveLength(3);
});

test('strangers are sent so many messages in ten minutes, and no more, whatever numbers and addresses they have', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '2' } });
  const statuses = [];
  for (let count = 0; count < 21; count += 1) {
    const asked = { number: `139${String(count).padStart(8, '0')}` };
    const options = { address: `203.0.${count}.9` };
    statuses.push((await server.call(startMobileRegistration, asked, options)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test('what happens to it is told to the number, and last its deletion', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const enrolled = await enrolApp(server, token);
  expect((await textsTo(server)).at(-1)).toContain('您的账户已启用验证器应用');
  const code = appCode(enrolled.secret, server.clock.now);
  await server.call(account.stepUp, { code }, { token: enrolled.token });
  const deleted = await server.call(deleteAccount, { number }, { token: enrolled.token });
  expect(deleted.status).toBe(200);
  // Earlier messages are erased with the account.
  expect(await textsTo(server)).toEqual([
    '您的账户已删除。如非本人操作，请立即登录检查，或联系我们。',
  ]);
  expect(await countAccounts(server)).toBe(0);
});

test('it is deleted by its number, and by no other', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const other = await server.call(deleteAccount, { number: '139 0013 9000' }, { token });
  expect(other.result.fields).toHaveProperty('number');
  const byAddress = await server.call(deleteAccount, { email: 'a@example.com' }, { token });
  expect(byAddress.status).toBe(400);
  expect(await countAccounts(server)).toBe(1);
});

test('a login elsewhere is told to the number', async () => {
  await using server = await createTestApp();
  await registerByNumber(server);
  await logIn(server);
  expect((await textsTo(server)).at(-1)).toContain('您的账户刚刚在一台新设备上登录');
});

test('the number stays, and logs in, as long as there is no address; another may take its place', async () => {
  await using server = await createTestApp();
  const { token, user } = await registerByNumber(server);
  const removed = await server.call(mobile.removeMobile, {}, { token });
  expect(removed.result.error).toBe('MAIL_REQUIRED');
  const set = await server.call(contract.setPassword, { newPassword: goodPassword }, { token });
  expect(set.result.error).toBe('MAIL_REQUIRED');
  await server.call(mobile.startMobile, { number: '139 0013 9000' }, { token });
  const code = await textedCodeTo(server, '+8613900139000');
  const { result } = await server.call(mobile.confirmMobile, { code }, { token });
  expect(result.mobile).toMatchObject({ number: '+86 139****9000', logsIn: true });
  const { result: now } = await server.call(contract.currentSession, {}, { token });
  expect(now.user).toEqual({ ...user, displayName: '+86 139****9000' });
});

test('a name may be said, and without one it is called by the number again', async () => {
  await using server = await createTestApp();
  const { token, user } = await registerByNumber(server);
  const named = await server.call(account.setDisplayName, { displayName: '李娜' }, { token });
  expect(named.result.user.displayName).toBe('李娜');
  expect((await server.call(account.setDisplayName, {}, { token })).result.user).toEqual(user);
});

test('no other account takes the number over: nothing else logs in there', async () => {
  await using server = await createTestApp();
  const { user } = await registerByNumber(server);
  const { token } = await registerBuyer(server);
  await server.call(mobile.startMobile, { number, logsIn: true }, { token });
  const code = await textedCodeTo(server);
  const { result } = await server.call(mobile.confirmMobile, { code }, { token });
  expect(result.error).toBe('MOBILE_TAKEN');
  expect((await server.call(mobile.getMobile, {}, { token })).result.mobile).toBeUndefined();
  server.clock.now += 60 * minute;
  expect((await logIn(server)).result.user).toEqual(user);
});

test('a login by code is a fresh proof for ten minutes, where the account has nothing else to prove with', async () => {
  await using server = await createTestApp();
  await registerByNumber(server);
  server.clock.now += 60 * minute;
  const { token } = (await logIn(server)).result;
  expect((await server.call(account.startPasskey, {}, { token })).status).toBe(200);
  server.clock.now += 11 * minute;
  const late = await server.call(account.startPasskey, {}, { token });
  expect(late.result.error).toBe('PROOF_MISSING');
});

test('where there is a passkey, a code proves nothing freshly', async () => {
  await using server = await createTestApp();
  const { accountId } = await registerByNumber(server);
  await keepPasskey(server, accountId);
  server.clock.now += 60 * minute;
  const later = (await logIn(server)).result;
  const { result } = await server.call(account.endAllSessions, {}, { token: later.token });
  expect(result.error).toBe('STEP_UP_REQUIRED');
});

test('its owner has all that is kept exported', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const url = `${exportPersonalData.path}?language=zh`;
  const signed = await signInjected(server.deps, { method: 'GET', url, token });
  const headers = { ...signed, [accessTokenHeader]: token };
  const exported = await server.app.inject({ method: 'GET', url, headers });
  expect(exported.statusCode).toBe(200);
});

test('neither number nor code is in any line of the log', async () => {
  await using server = await createTestApp();
  const lines = captureLog(server.app);
  const asked = await askByNumber(server);
  await server.call(registerWithMobile, { ...asked, code: wrongCode(asked.code) });
  await server.call(registerWithMobile, asked);
  for (const secret of [asked.code, asked.request, stored, '13800138000', '138 0013'])
    expect(lines.join('\n')).not.toContain(secret);
});

test('where no text messages are sent, nobody registers by number', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  await using server = await createTestApp({ environment });
  expect((await server.call(startMobileRegistration, { number })).status).toBe(404);
});
