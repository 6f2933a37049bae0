import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import {
  activityOf,
  goodPassword,
  latestMail,
  newEmail,
  otherPassword,
  registerBuyer,
  requestCode,
  wrongProof,
} from '../testing/test-account.ts';
import type { CodeProof } from '../testing/test-account.ts';

const newPassword = otherPassword;

test('the mailed code sets a new password and ends every session', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const proof = await requestCode(server, 'password-reset', email);
  const { status, result } = await server.call(contract.resetPassword, {
    email,
    ...proof,
    newPassword,
  });
  expect([status, result]).toEqual([200, { changed: true }]);
  const session = await server.call(contract.currentSession, {}, { token });
  expect([session.status, session.code]).toEqual([401, 401]);
  const logIn = (password: string) => server.call(contract.login, { email, password });
  expect((await logIn(goodPassword)).result.error).toBe('BAD_CREDENTIALS');
  expect((await logIn(newPassword)).status).toBe(200);
  expect(await activityOf(server, email)).toEqual([
    'registered',
    'password-reset',
    'login-failed',
    'logged-in',
  ]);
});

test('a missing field is a 400', async () => {
  await using server = await createTestApp();
  const input = { email: newEmail(), code: '123456', request: 'x', newPassword: '' };
  const { status, result } = await server.call(contract.resetPassword, input);
  expect(status).toBe(400);
  expect(result.fields).toEqual({ newPassword: '请填写此项' });
});

test('a wrong code, a used one and an address without account get the same refusal', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const proof = await requestCode(server, 'password-reset', email);
  const reset = (input: { email: string } & CodeProof) =>
    server.call(contract.resetPassword, { ...input, newPassword });
  const wrong = await reset({ email, ...wrongProof(proof) });
  await reset({ email, ...proof });
  const used = await reset({ email, ...proof });
  const stranger = newEmail();
  await requestCode(server, 'password-reset', stranger);
  const unknown = await reset({ email: stranger, ...proof });
  for (const { status, result } of [wrong, used, unknown])
    expect([status, result.error]).toEqual([403, 'CODE_INVALID']);
});

test('an address without account is told so by mail, without a code', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  await server.call(contract.startPasswordReset, { email, language: 'zh' });
  const mail = await latestMail(server, email);
  expect(mail?.subject).toContain('没有');
  expect(mail?.text).not.toMatch(/\d{6}|#/);
});

test('the password that was forgotten cannot be set again', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const proof = await requestCode(server, 'password-reset', email);
  const reset = (password: string) =>
    server.call(contract.resetPassword, { email, ...proof, newPassword: password });
  const { status, result } = await reset(goodPassword);
  expect(status).toBe(422);
  expect(result).toMatchObject({ details: { rules: ['reused'] } });
  expect((await reset(newPassword)).status).toBe(200);
});

test('one code sets one password, however many come at once', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const proof = await requestCode(server, 'password-reset', email);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      server.call(contract.resetPassword, {
        email,
        ...proof,
        newPassword: `${newPassword} ${index}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
});

test('a reset unlocks the account for the address it came from', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  for (let time = 0; time < 5; time += 1)
    await server.call(contract.login, { email, password: 'not this one at all' });
  const proof = await requestCode(server, 'password-reset', email);
  await server.call(contract.resetPassword, { email, ...proof, newPassword });
  expect((await server.call(contract.login, { email, password: newPassword })).status).toBe(200);
});

test('the owner is told of the new password', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const proof = await requestCode(server, 'password-reset', email);
  await server.call(
    contract.resetPassword,
    { email, ...proof, newPassword },
    { headers: { 'accept-language': 'en-GB,en;q=0.9' } },
  );
  expect((await latestMail(server, email))?.subject).toContain('password was changed');
});
