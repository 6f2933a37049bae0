// @vitest-environment happy-dom
import { registerWithMobile, startMobileRegistration } from '@uid/contract/mobile-registration';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const number = '+8613800138000';
const facts = { hasMobile: true };

async function openAtCode(language = 'zh'): Promise<OpenedApp> {
  const app = openApp('/register?return=%2Fconfirm-order', { language, facts });
  app.server.on(startMobileRegistration, success({ sent: true, request: 'asked-here' }));
  await app.press(language === 'zh' ? '用手机号注册' : 'Use your mobile number');
  app.fill(language === 'zh' ? '手机号' : 'Mobile number', '138 0013 8000');
  await app.press(language === 'zh' ? '发送验证码' : 'Send a code');
  return app;
}

test('a number and its code make an account, and on to where the visitor was going', async () => {
  const app = await openAtCode();
  const asked = { path: startMobileRegistration.path, token: '', body: { number } };
  expect(app.server.sent).toEqual([asked]);
  expect(document.activeElement).toBe(app.field('短信中的验证码'));
  const user = { displayName: '+86 138****8000', hasPassword: false };
  app.server.on(registerWithMobile, success({ token: 'token-1', user }));
  app.fill('短信中的验证码', '123 456');
  await app.press('注册并登录');
  const body = { number, request: 'asked-here', code: '123456' };
  expect(app.server.sent.at(-1)).toEqual({ path: registerWithMobile.path, token: '', body });
  expect(app.storage.get('user')).toEqual(user);
  expect(app.left).toEqual(['/confirm-order']);
});

test('says before either button what applies', async () => {
  const app = openApp('/register', { facts });
  await app.press('用手机号注册');
  expect(document.activeElement).toBe(app.field('手机号'));
  expect(app.link('隐私说明').closest('form')).toBe(app.field('手机号').form);
  app.close();
  const later = await openAtCode();
  expect(later.link('隐私说明').closest('form')).toBe(later.field('短信中的验证码').form);
});

test('leads back to the mail address, and to the login', async () => {
  const app = openApp('/register?return=%2Fcart', { facts });
  await app.press('用手机号注册');
  expect(app.link('已有账户？登录').getAttribute('href')).toBe('/uid-front/login?return=%2Fcart');
  await app.press('改用邮箱注册');
  expect(app.field('邮箱')).toBeTruthy();
});

test('a number that has an account with an authenticator app is asked for its code', async () => {
  const app = await openAtCode('en');
  const details = { ticket: 'ticket-1', methods: ['totp'] };
  app.server.on(registerWithMobile, refusal('SECOND_FACTOR_REQUIRED', { details }));
  app.fill('The code from the text message', '123456');
  await app.press('Create the account and log in');
  expect(app.text()).toContain(number);
  expect(app.left).toEqual([]);
});

test('a wrong code is said beside its field', async () => {
  const app = await openAtCode();
  app.server.on(registerWithMobile, refusal('MOBILE_CODE_INVALID'));
  app.fill('短信中的验证码', '123456');
  await app.press('注册并登录');
  expect(app.errorOf('短信中的验证码')).toContain('短信验证码不正确或已过期');
});

test('where no text messages are sent, it is not offered', () => {
  expect(openApp('/register', { facts: { hasMobile: false } }).text()).not.toContain(
    '用手机号注册',
  );
});
