// @vitest-environment happy-dom
import { resetPassword, startPasswordReset } from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const good = 'four unrelated quiet words';

async function openAtCode(): Promise<OpenedApp> {
  const stored = { token: 'old', user: { email: 'buyer@example.com' }, expireTime: 1 };
  const app = openApp('/forgot-password?return=%2Forder', { stored });
  app.server.on(startPasswordReset, success({ sent: true, request: 'asked-here' }));
  app.fill('邮箱', 'buyer@example.com');
  await app.press('发送验证码');
  return app;
}

async function finish(app: OpenedApp): Promise<void> {
  app.fill('邮件中的验证码', '123456');
  app.fill('新密码', good);
  await app.press('设为新密码');
}

test('sets the new password, ends the stored session and asks to log in with it', async () => {
  const app = await openAtCode();
  app.server.on(resetPassword, success({ changed: true }));
  await finish(app);
  const body = {
    email: 'buyer@example.com',
    code: '123456',
    request: 'asked-here',
    newPassword: good,
  };
  expect(app.server.sent.at(-1)).toMatchObject({ path: '/uid-boot/forgot-password', body });
  expect(localStorage).toHaveLength(0);
  expect(app.heading()).toBe('登录');
  expect(app.text()).toContain('密码已重设，请用新密码登录。');
  expect(new URLSearchParams(location.search).get('return')).toBe('/order');
  expect(app.field('邮箱').value).toBe('buyer@example.com');
});

test('a wrong code is refused beside its field and the stored session stays', async () => {
  const app = await openAtCode();
  app.server.on(resetPassword, refusal('CODE_INVALID'));
  await finish(app);
  expect(app.errorOf('邮件中的验证码')).toContain('验证码不正确或已过期。');
  expect(app.storage.get('token')).toBe('old');
});

test('a reused password is refused beside its field', async () => {
  const app = await openAtCode();
  const fields = { newPassword: '新密码不能与当前密码相同。' };
  const details = { rules: ['reused'] };
  app.server.on(resetPassword, refusal('PASSWORD_POLICY', { fields, details }));
  await finish(app);
  expect(app.errorOf('新密码')).toBe('新密码不能与当前密码相同。');
});

test('no response: keeps everything for another try', async () => {
  const app = await openAtCode();
  app.server.on(resetPassword, new NoAnswer('Network Error'));
  await finish(app);
  expect(app.alert()).toContain('None response! Please retry.');
  app.server.on(resetPassword, success({ changed: true }));
  await app.press('设为新密码');
  expect(app.heading()).toBe('登录');
});
