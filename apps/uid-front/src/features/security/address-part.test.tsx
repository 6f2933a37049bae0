// @vitest-environment happy-dom
import { getSecurity } from '@uid/contract/account';
import { getMobile } from '@uid/contract/mobile';
import { confirmOwnAddress, startOwnAddress } from '@uid/contract/own-address';
import { deleteAccount } from '@uid/contract/personal-data';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openApp } from '../../testing/open-app.tsx';
import { kept, scriptSecurity, security } from '../../testing/security-answers.ts';

const user = { displayName: '+86 138****8000', hasPassword: false as const };
const mobile = { number: '+86 138****8000', confirmedAt: 0, logsIn: true };

/** Opens the page of an account that was made with a phone number. */
async function openOfNumber(language = 'zh') {
  const app = openApp('/security', {
    stored: { token: 'token-1', user },
    language,
    script(server) {
      scriptSecurity(server);
      const { email: _email, passwordChangedAt: _at, ...known } = security;
      server.on(getSecurity, success(known));
      server.on(getMobile, success({ isOffered: true, isOnly: true, mobile }));
    },
  });
  await app.settle();
  return app;
}

test('an address is added by the code that was mailed there', async () => {
  const app = await openOfNumber();
  app.server.on(startOwnAddress, success({ sent: true, request: 'asked-here' }));
  await app.press('添加邮箱');
  app.fill('邮箱', 'New@Example.com');
  await app.press('发送验证码');
  expect(app.server.sent.at(-1)?.body).toEqual({ email: 'new@example.com' });
  const added = { ...user, email: 'new@example.com' };
  app.server.on(confirmOwnAddress, success({ user: added }));
  app.server.on(getSecurity, success({ ...security, email: added.email }));
  app.fill('邮件中的验证码', '123456');
  await app.press('添加邮箱');
  const confirmed = app.server.sent.find(({ path }) => path === confirmOwnAddress.path);
  expect(confirmed?.body).toEqual({
    email: 'new@example.com',
    code: '123456',
    request: 'asked-here',
  });
  await app.settle();
  expect(app.storage.get('user')).toEqual(added);
  expect(app.heading()).toBe('账户安全');
  expect(app.text()).toContain('new@example.com');
  expect(app.text()).not.toContain('换了手机号还能找回账户');
});

test('whoever thinks better of it goes back', async () => {
  const app = await openOfNumber('en');
  await app.press('Add an address');
  await app.press('Back');
  await app.settle();
  expect(app.heading()).toBe('Account security');
});

test('without an address there is no password to set, and the number stays', async () => {
  const app = await openOfNumber();
  expect(app.text()).toContain('+86 138****8000');
  expect(app.text()).not.toContain('设置密码');
  expect(app.text()).not.toContain('移除手机号');
  await app.press('更换');
  expect(app.text()).not.toContain('也可以用短信验证码登录');
});

test('a proof that nothing of the account can give is said, and asks for nothing', async () => {
  const app = await openOfNumber();
  app.server.on(startOwnAddress, refusal('PROOF_MISSING'));
  await app.press('添加邮箱');
  app.fill('邮箱', 'new@example.com');
  await app.press('发送验证码');
  expect(app.alert()).toContain('用手机号重新登录');
});

test('the account is deleted by its number', async () => {
  const app = await openOfNumber();
  app.server.on(deleteAccount, success({ deleted: true, kept }));
  await app.press('删除账户');
  app.fill('手机号', '138 0013 8000');
  await app.press('永久删除');
  expect(app.server.sent.at(-1)?.body).toEqual({ number: '+8613800138000' });
});
