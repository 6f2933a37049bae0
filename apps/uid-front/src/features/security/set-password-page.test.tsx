// @vitest-environment happy-dom
import { startPasskeyStepUp, stepUp } from '@uid/contract/account';
import { setPassword } from '@uid/contract/identity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { assertion, installPasskeys } from '../../testing/fake-passkeys.ts';
import type { FakePasskeys } from '../../testing/fake-passkeys.ts';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';

const email = 'buyer@example.com';
const stored = { token: 'token-1', user: { email, hasPassword: false as const } };
const newPassword = 'four quiet words more';
const renewed = { token: 'token-2', user: { email } };
const options = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

let passkeys: FakePasskeys;

beforeEach(() => void (passkeys = installPasskeys()));
afterEach(() => passkeys.remove());

test('where there is no password, the first one is set and no current one asked for', async () => {
  const app = openApp('/modify-password', { stored });
  expect(app.heading()).toBe('设置密码');
  expect(app.text()).not.toContain('当前密码');
  app.server.on(setPassword, success(renewed));
  app.fill('新密码', newPassword);
  await app.press('设置密码');
  expect(app.server.sent).toEqual([
    { path: '/uid-boot/set-password', token: 'token-1', body: { newPassword } },
  ]);
  expect(app.heading()).toBe('密码已设置');
  expect([app.storage.get('token'), app.storage.get('user')]).toEqual(['token-2', { email }]);
});

test('asks for a passkey when the server does, then goes on by itself', async () => {
  const app = openApp('/modify-password?return=%2Fcart', { stored });
  app.server.on(setPassword, success(renewed));
  const details = { methods: ['passkey'] };
  app.server.once(setPassword, refusal('STEP_UP_REQUIRED', { details }));
  app.server.on(startPasskeyStepUp, success({ challengeId: 'challenge-1', options }));
  app.server.on(stepUp, success({ steppedUpUntil: 1 }));
  passkeys.get.mockResolvedValue(assertion());
  app.fill('新密码', newPassword);
  await app.press('设置密码');
  await app.press('用通行密钥确认');
  await vi.waitFor(() => expect(app.left).toEqual(['/cart']));
});

test('a password that breaks the rules is refused beside its field', async () => {
  const app = openApp('/modify-password', { stored });
  const fields = { newPassword: '这个密码太常见。' };
  const details = { rules: ['guessable'] };
  app.server.on(setPassword, refusal('PASSWORD_POLICY', { fields, details }));
  app.fill('新密码', newPassword);
  await app.press('设置密码');
  expect(app.errorOf('新密码')).toBe('这个密码太常见。');
});

test.each([
  ['zh', '设置密码', '密码已设置'],
  ['en', 'Set a password', 'The password has been set'],
])('whoever is logged in is offered it by its name (%s)', async (language, name, done) => {
  const app = openApp('/login', { stored, language });
  await app.press(name);
  expect(app.heading()).toBe(name);
  app.server.on(setPassword, success(renewed));
  app.fill(language === 'zh' ? '新密码' : 'New password', newPassword);
  await app.press(language === 'zh' ? '设置密码' : 'Set the password');
  expect(app.heading()).toBe(done);
});
