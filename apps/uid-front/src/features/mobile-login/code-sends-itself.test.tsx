// @vitest-environment happy-dom
import { startRegistration } from '@uid/contract/identity';
import { mobileLogin, startMobileLogin } from '@uid/contract/mobile-login';
import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const field = '短信中的验证码';
const session = { token: 'token-1', user: { email: 'buyer@example.com' } };

async function openAtCode(): Promise<OpenedApp> {
  const app = openApp('/mobile-login?return=%2Fconfirm-order');
  app.server.on(startMobileLogin, success({ sent: true, request: 'asked-here' }));
  app.fill('手机号', '13800138000');
  await app.press('发送验证码');
  return app;
}

/** Returns the codes that were sent, in order. */
function sentBy(app: OpenedApp): unknown[] {
  const tries = app.server.sent.filter(({ path }) => path === mobileLogin.path);
  return tries.map(({ body }) => (body as { code: string }).code);
}

test.each(['123456', ' 123 456'])('a code of six digits sends itself: %j', async (typed) => {
  const app = await openAtCode();
  app.server.on(mobileLogin, success(session));
  app.fill(field, '12345');
  await app.settle();
  expect(sentBy(app)).toEqual([]);
  app.fill(field, typed);
  await app.settle();
  expect(sentBy(app)).toEqual(['123456']);
  expect(app.left).toEqual(['/confirm-order']);
});

test('one value is sent once, and nothing while an answer is on its way, which is said', async () => {
  const app = await openAtCode();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  app.server.on(mobileLogin, promise);
  app.fill(field, '123456');
  app.fill(field, '1234567');
  app.fill(field, '123456');
  app.fill(field, '654321');
  await app.press('登录');
  expect(sentBy(app)).toEqual(['123456']);
  expect(document.querySelector('form output')?.textContent).toBe('正在核对…');
  resolve(refusal('MOBILE_CODE_INVALID'));
  await app.settle();
  expect(document.querySelector('form output')?.textContent).toBe('');
});

test('a code that was typed while another was on its way sends itself when it is typed again', async () => {
  const app = await openAtCode();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  app.server.on(mobileLogin, promise);
  app.fill(field, '123456');
  app.fill(field, '654321');
  resolve(refusal('MOBILE_CODE_INVALID'));
  await app.settle();
  app.server.on(mobileLogin, success(session));
  app.fill(field, '65432');
  app.fill(field, '654321');
  await app.settle();
  expect(sentBy(app)).toEqual(['123456', '654321']);
});

test('a refused code is read out, keeps the focus and can be corrected; the same one waits for the button', async () => {
  const app = await openAtCode();
  app.server.on(mobileLogin, refusal('MOBILE_CODE_INVALID'));
  app.fill(field, '123456');
  await app.settle();
  expect(app.alert()).toContain('短信验证码不正确或已过期');
  expect(document.activeElement).toBe(app.field(field));
  app.fill(field, '12345');
  app.fill(field, '123456');
  await app.settle();
  expect(sentBy(app)).toEqual(['123456']);
  await app.press('登录');
  expect(sentBy(app)).toEqual(['123456', '123456']);
  app.server.on(mobileLogin, success(session));
  app.fill(field, '123457');
  await app.settle();
  expect(sentBy(app)).toEqual(['123456', '123456', '123457']);
  expect(app.left).toEqual(['/confirm-order']);
});

test('after a broken connection the button sends it again', async () => {
  const app = await openAtCode();
  app.server.once(mobileLogin, new NoAnswer());
  app.server.on(mobileLogin, success(session));
  app.fill(field, '123456');
  await app.settle();
  expect(app.alert()).toBeTruthy();
  await app.press('登录');
  expect(app.left).toEqual(['/confirm-order']);
});

test('where something else is asked for beside the code, the button alone sends it', async () => {
  const app = openApp('/register');
  app.server.on(startRegistration, success({ sent: true, request: 'asked-here' }));
  app.fill('邮箱', 'new@example.com');
  await app.press('发送验证码');
  app.fill('邮件中的验证码', '123456');
  await app.settle();
  expect(app.server.sent.map(({ path }) => path)).toEqual([startRegistration.path]);
  expect(app.text()).not.toContain('自动提交');
});
