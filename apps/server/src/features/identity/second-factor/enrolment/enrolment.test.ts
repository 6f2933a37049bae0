import { qrPath } from '@uid/contract/qr-code';
import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import {
  appCode,
  enrolApp,
  halfMinute,
  registerWithApp,
  requestTicket,
} from '../../testing/authenticator-app.ts';
import {
  activityOf,
  goodPassword,
  latestMail,
  registerBuyer,
  requestCode,
  wrongCode,
  wrongProof,
} from '../../testing/test-account.ts';
import type { CodeProof } from '../../testing/test-account.ts';

const minute = 60_000;
const shortPassword = 'kettle-9 bridge';
const shorter = 'vq7 zebra-t';

async function statusOf(server: TestApp, token: string): Promise<number> {
  return (await server.call(contract.currentSession, {}, { token })).status;
}

test('a secret is shown as text, address and QR code, and changes nothing yet', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const { result } = await server.call(account.startTotp, {}, { token });
  expect(result.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(result.uri).toMatch(/^otpauth:\/\/totp\/UID/);
  expect(result.uri).toContain(encodeURIComponent(email));
  expect(result.uri).toContain(result.secret);
  expect(qrPath(result.qr)).toMatch(/^M0 0h7v1h-7z/);
  const login = await server.call(contract.login, { email, password: goodPassword });
  expect(login.status).toBe(200);
});

test('the first code puts it in force: ten recovery codes, a new token, other sessions end', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const elsewhere = await server.call(contract.login, { email, password: goodPassword });
  const enrolled = await enrolApp(server, token);
  expect(enrolled.recoveryCodes).toHaveLength(10);
  expect(new Set(enrolled.recoveryCodes).size).toBe(10);
  expect(enrolled.recoveryCodes[0]).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(await statusOf(server, enrolled.token)).toBe(200);
  expect(await statusOf(server, token)).toBe(401);
  expect(await statusOf(server, elsewhere.result.token)).toBe(401);
  expect((await latestMail(server, email))?.subject).toContain('安全提醒');
  const stored = await server.deps.database.handle
    .selectFrom('recoveryCodes')
    .selectAll()
    .execute();
  for (const code of enrolled.recoveryCodes)
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  const { result } = await server.call(account.getSecurity, {}, { token: enrolled.token });
  expect(result).toMatchObject({
    email,
    totp: { enabledAt: server.clock.now - halfMinute },
    recoveryCodesLeft: 10,
    passwordMinLength: 8,
  });
});

test('a wrong first code, none shown and one shown too long ago are refused by name', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const confirm = async (code: string) =>
    (await server.call(account.confirmTotp, { code }, { token })).result.error;
  expect(await confirm('123456')).toBe('ENROLMENT_OVER');
  const { result } = await server.call(account.startTotp, {}, { token });
  const far = appCode(result.secret, server.clock.now + 100 * halfMinute);
  expect(await confirm(wrongCode(far))).toBe('SECOND_FACTOR_WRONG');
  server.clock.now += 15 * minute;
  expect(await confirm(appCode(result.secret, server.clock.now))).toBe('ENROLMENT_OVER');
});

test('only the session that was shown the secret confirms it', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const { result: shown } = await server.call(account.startTotp, {}, { token });
  const { result: other } = await server.call(contract.login, { email, password: goodPassword });
  const code = appCode(shown.secret, server.clock.now);
  const { result } = await server.call(account.confirmTotp, { code }, { token: other.token });
  expect(result.error).toBe('ENROLMENT_OVER');
});

test('two confirmations at the same moment put the secret in force once', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const { result } = await server.call(account.startTotp, {}, { token });
  const code = appCode(result.secret, server.clock.now);
  const answers = await Promise.all(
    [1, 2].map(() => server.call(account.confirmTotp, { code }, { token })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a new app replaces the old one without a moment in between', async () => {
  await using server = await createTestApp();
  const { email, token, secret } = await registerWithApp(server);
  const next = await enrolApp(server, token);
  const finish = async (from: string) => {
    const { ticket } = await requestTicket(server, email);
    const code = appCode(from, server.clock.now);
    return (await server.call(contract.loginSecondFactor, { ticket, code })).status;
  };
  expect(await finish(secret)).toBe(403);
  expect(await finish(next.secret)).toBe(200);
});

test('without a fresh proof nothing about the second factor changes', async () => {
  await using server = await createTestApp();
  const { token } = await registerWithApp(server);
  server.clock.now += 10 * minute;
  for (const endpoint of [account.startTotp, account.removeTotp, account.renewRecoveryCodes]) {
    const { status, result } = await server.call(endpoint, {}, { token });
    expect([status, result.error]).toEqual([403, 'STEP_UP_REQUIRED']);
    expect(result.details).toEqual({ methods: ['totp'] });
  }
});

test('removed, the password alone logs in; other sessions end and this one gets a new token', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerWithApp(server);
  const { result } = await server.call(account.removeTotp, {}, { token });
  expect(await statusOf(server, token)).toBe(401);
  expect(await statusOf(server, result.token)).toBe(200);
  // No session may depend on an app that was removed.
  const sessions = server.deps.database.handle.selectFrom('sessions').select('factor');
  expect(await sessions.execute()).toEqual([{ factor: null }]);
  const login = await server.call(contract.login, { email, password: goodPassword });
  expect(login.status).toBe(200);
  expect(await activityOf(server, email)).toContain('totp-removed');
  const again = await server.call(account.removeTotp, {}, { token: result.token });
  expect(again.status).toBe(404);
  const renew = await server.call(account.renewRecoveryCodes, {}, { token: result.token });
  expect(renew.status).toBe(404);
  const security = await server.call(account.getSecurity, {}, { token: result.token });
  expect(security.result).toMatchObject({ totp: {}, recoveryCodesLeft: 0 });
});

test('a shorter password is good with a second factor, and expires with it', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const change = { currentPassword: goodPassword, newPassword: shorter };
  const english = { 'accept-language': 'en' };
  const refused = await server.call(contract.modifyPassword, change, { token, headers: english });
  expect(refused.result.fields?.newPassword).toContain('between 15 and 128');
  const enrolled = await enrolApp(server, token);
  const seven = { ...change, newPassword: 'vq7 zeb' };
  const { result: seventh } = await server.call(contract.modifyPassword, seven, {
    token: enrolled.token,
    headers: english,
  });
  expect(seventh.fields?.newPassword).toContain('between 8 and 128');
  const changed = await server.call(contract.modifyPassword, change, { token: enrolled.token });
  expect(changed.status).toBe(200);
  const removed = await server.call(account.removeTotp, {}, { token: changed.result.token });
  expect(removed.result.expireTime).toBe(server.clock.now);
  const after = await server.call(account.getSecurity, {}, { token: removed.result.token });
  expect(after.result.error).toBe('PASSWORD_EXPIRED');
});

test('a password that is long enough outlives the second factor', async () => {
  await using server = await createTestApp();
  const { token } = await registerWithApp(server);
  const { result } = await server.call(account.removeTotp, {}, { token });
  expect(result.expireTime).toBeUndefined();
});

test('a reset tells what the password needs only after the right code, which stays good', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const proof = await requestCode(server, 'password-reset', email);
  const reset = async (typed: CodeProof, newPassword: string) =>
    (await server.call(contract.resetPassword, { email, ...typed, newPassword })).result.error;
  expect(await reset(wrongProof(proof), shorter)).toBe('CODE_INVALID');
  for (let time = 0; time < 6; time += 1)
    expect(await reset(proof, shorter)).toBe('PASSWORD_POLICY');
  expect(await reset(proof, `${shortPassword}s`)).toBeUndefined();
});

test('a reset accepts a shorter password where there is a second factor', async () => {
  await using server = await createTestApp();
  const { email } = await registerWithApp(server);
  const proof = await requestCode(server, 'password-reset', email);
  const { status } = await server.call(contract.resetPassword, {
    email,
    ...proof,
    newPassword: shorter,
  });
  expect(status).toBe(200);
});

test('new recovery codes end the old ones', async () => {
  await using server = await createTestApp();
  const { email, token, recoveryCodes } = await registerWithApp(server);
  const { result } = await server.call(account.renewRecoveryCodes, {}, { token });
  const finish = async (recoveryCode: string) => {
    const { ticket } = await requestTicket(server, email);
    return (await server.call(contract.loginSecondFactor, { ticket, recoveryCode })).result.error;
  };
  expect(await finish(recoveryCodes[0] ?? '')).toBe('SECOND_FACTOR_WRONG');
  expect(await finish(result.recoveryCodes[0] ?? '')).toBeUndefined();
});

test('without recovery codes left the login offers none', async () => {
  await using server = await createTestApp();
  const { email } = await registerWithApp(server);
  const { handle } = server.deps.database;
  await handle.updateTable('recoveryCodes').set({ usedAt: 1 }).execute();
  expect((await requestTicket(server, email)).methods).toEqual(['totp']);
});
