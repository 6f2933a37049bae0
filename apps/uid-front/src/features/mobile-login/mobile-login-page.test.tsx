// @vitest-environment happy-dom
import { loginSecondFactor } from '@uid/contract/identity';
import { loginWays } from '@uid/contract/login-ways';
import { mobileLogin, startMobileLogin } from '@uid/contract/mobile-login';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const session = { token: 'token-1', user: { email: 'buyer@example.com' } };
const number = '+8613800138000';

async function openAtCode(language = 'zh'): Promise<OpenedApp> {
  const app = openApp('/mobile-login?return=%2Fconfirm-order', { language });
  const sent = { sent: true, request: 'asked-here', mailbox: '/sandbox-mail' };
  app.server.on(startMobileLogin, success(sent));
  app.fill(language === 'zh' ? '手机号' : 'Mobile number', '138 0013 8000');
  await app.press(language === 'zh' ? '发送验证码' : 'Send a code');
  return app;
}

test('the number, then the code, and on to where the visitor was going', async () => {
  const app = await openAtCode();
  expect(app.server.sent).toEqual([{ path: startMobileLogin.path, token: '', body: { number } }]);
  // The text is the same for a number that logs in nobody.
  expect(app.text()).toContain(`如果 ${number} 可以登录，验证码已经发出。`);
  expect(app.link('打开开发用邮箱').getAttribute('href')).toBe('/sandbox-mail');
  expect(document.activeElement).toBe(app.field('短信中的验证码'));
  expect(app.field('短信中的验证码').autocomplete).toBe('one-time-code');
  app.server.on(mobileLogin, success(session));
  app.fill('短信中的验证码', '123 456');
  await app.press('登录');
  expect(app.server.sent.at(-1)).toEqual({
    path: mobileLogin.path,
    token: '',
    body: { number, request: 'asked-here', code: '123456' },
  });
  expect(app.left).toEqual(['/confirm-order']);
});

test('a number of elsewhere is refused beside its field, and nothing is sent', async () => {
  const app = openApp('/mobile-login', { language: 'en' });
  app.fill('Mobile number', '+1 202 555 0123');
  await app.press('Send a code');
  expect(app.errorOf('Mobile number')).toContain('eleven digits of a mainland');
  app.fill('Mobile number', '');
  await app.press('Send a code');
  expect(app.errorOf('Mobile number')).toBeDefined();
  expect(app.errorOf('Mobile number')).not.toContain('eleven digits');
  expect(app.server.sent).toEqual([]);
});

test('a wrong code is said beside its field; another can be sent', async () => {
  const app = await openAtCode();
  app.server.on(mobileLogin, refusal('MOBILE_CODE_INVALID'));
  app.fill('短信中的验证码', '123456');
  await app.press('登录');
  expect(app.errorOf('短信中的验证码')).toContain('短信验证码不正确或已过期');
  await app.press('换一个号码，或重新发送');
  expect(app.field('手机号').value).toBe(number);
  const again = { sent: true, request: 'asked-again' };
  app.server.on(startMobileLogin, success(again));
  await app.press('发送验证码');
  expect(app.server.sent.at(-1)).toMatchObject({ path: startMobileLogin.path, body: { number } });
  app.server.on(mobileLogin, success(session));
  app.fill('短信中的验证码', '654321');
  await app.settle();
  expect(app.server.sent.at(-1)).toMatchObject({ body: { number, request: 'asked-again' } });
});

test('speaks English', async () => {
  const app = await openAtCode('en');
  expect(app.text()).toContain(`If ${number} logs in, a code is on its way.`);
  expect(app.text()).toContain('Log in with a passkey or a password');
});

test('too many codes: says until when', async () => {
  const app = openApp('/mobile-login');
  app.server.on(startMobileLogin, refusal('TOO_MANY_REQUESTS', { retryAfter: 3600 }));
  app.fill('手机号', '13800138000');
  await app.press('发送验证码');
  expect(app.alert()).toContain('请在 60 分钟后再试。');
});

async function openAtSecondStep(): Promise<OpenedApp> {
  const app = await openAtCode();
  const details = { ticket: 'ticket-1', methods: ['totp'] };
  app.server.on(mobileLogin, refusal('SECOND_FACTOR_REQUIRED', { details }));
  app.fill('短信中的验证码', '123456');
  await app.press('登录');
  return app;
}

test('an authenticator app is asked for after the code', async () => {
  const app = await openAtSecondStep();
  expect(app.heading()).toBe('两步验证');
  expect(app.text()).toContain(`输入 ${number} 当前的验证码`);
  app.server.on(loginSecondFactor, success(session));
  app.fill('验证码', '654321');
  await app.press('登录');
  expect(app.left).toEqual(['/confirm-order']);
});

test('a second step that ran out leads back to the number, and says why', async () => {
  const app = await openAtSecondStep();
  app.server.on(loginSecondFactor, refusal('TICKET_INVALID'));
  app.fill('验证码', '654321');
  await app.press('登录');
  expect(app.field('手机号').value).toBe(number);
  expect(app.alert()).toContain('两步验证超时，或者试错太多次');
  app.fill('手机号', '13800138000');
  await app.press('发送验证码');
  expect(app.alert()).toBeUndefined();
});

test('somebody else’s number can be given instead of the second step', async () => {
  const app = await openAtSecondStep();
  await app.press('换一个账户');
  expect(app.field('手机号').value).toBe('');
  expect(app.alert()).toBeUndefined();
});

test.each([
  ['the page of the host says that there is one', { facts: { hasMobile: true } }, true],
  ['it says that there is none', { facts: { hasMobile: false } }, false],
])('the login leads to it where %s', (_what, options, isThere) => {
  expect(openApp('/login?return=%2Fcart', options).text().includes('手机验证码登录')).toBe(isThere);
});

test('where the host says nothing, the server is asked; without an answer nothing is offered', async () => {
  const app = openApp('/login?return=%2Fcart', {
    facts: undefined,
    script: (server) => server.on(loginWays, success({ hasMobile: true })),
  });
  await app.settle();
  expect(app.link('手机验证码登录').getAttribute('href')).toBe(
    '/uid-front/mobile-login?return=%2Fcart',
  );
  app.close();
  const silent = openApp('/login', {
    facts: undefined,
    script: (server) => server.on(loginWays, refusal('BUSY')),
  });
  await silent.settle();
  expect(silent.text()).not.toContain('手机验证码登录');
  expect(silent.alert()).toBeUndefined();
});
