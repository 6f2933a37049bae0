// @vitest-environment happy-dom
import { getSecurity, listSessions } from '@uid/contract/account';
import { act } from 'react';
import { expect, test } from 'vitest';

import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import { openSecurity, security, stored } from '../../testing/security-answers.ts';

test('without a session asks for a login that comes back', () => {
  const app = openApp('/security');
  expect(app.heading()).toBe('账户安全');
  expect(app.link('登录').getAttribute('href')).toBe(
    '/uid-front/login?return=%2Fuid-front%2Fsecurity',
  );
});

test('shows how the account is protected, where it is logged in and what happened', async () => {
  const app = await openSecurity({
    totp: { enabledAt: Date.UTC(2026, 0, 5) },
    recoveryCodesLeft: 2,
    passkeys: [{ id: 'p-1', name: '办公电脑', createdAt: Date.UTC(2026, 0, 6) }],
  });
  const parts = Array.from(document.querySelectorAll('h2'), (each) => each.textContent);
  expect(parts).toEqual(
    expect.arrayContaining([
      '密码',
      '两步验证',
      '通行密钥',
      '登录的设备',
      '近半年的活动',
      '删除账户',
    ]),
  );
  for (const fact of [
    '上次修改：2026年1月2日',
    '2026年1月5日启用',
    '还剩 2 个',
    '办公电脑',
    'Chrome · Windows',
    '就是这里',
    'Safari · iPhone',
    '登录失败：密码或通行密钥不对',
  ])
    expect(app.text()).toContain(fact);
  expect(app.link('修改密码').getAttribute('href')).toBe('/uid-front/modify-password');
});

test('is found from the view of somebody who is logged in', async () => {
  const app = openApp('/login', { stored });
  app.server.on(getSecurity, success(security));
  await app.press('账户安全');
  expect(app.heading()).toBe('账户安全');
});

test('waits in place, then says what could not be fetched and fetches it when asked', async () => {
  let answer: (given: Answer) => void = () => undefined;
  const app = await openSecurity(
    {},
    {
      script(server) {
        server.on(getSecurity, new Promise<Answer>((resolve) => void (answer = resolve)));
        server.on(listSessions, new NoAnswer('Network Error'));
      },
    },
  );
  expect(app.text()).toContain('正在载入');
  expect(app.alert()).toContain('没能取得这一部分');
  expect(app.alert()).toContain('请检查网络');
  answer(success(security));
  await app.settle();
  expect(app.text()).toContain('上次修改');
  app.server.on(listSessions, success({ sessions: [] }));
  await app.press('重试');
  expect(app.alert()).toBeUndefined();
});

test('a part that is asked for again says so where it was asked, until the answer', async () => {
  const app = await openSecurity(
    {},
    { script: (server) => server.on(listSessions, new NoAnswer('Network Error')) },
  );
  const answer = Promise.withResolvers<Answer>();
  app.server.on(listSessions, answer.promise);
  const busy = () => document.querySelector('[aria-busy=true]')?.textContent;
  await app.press('重试');
  expect(busy()).toBe('重试');
  answer.resolve(refusal('BUSY'));
  await app.settle();
  expect(busy()).toBeUndefined();
  expect(app.alert()).toContain('服务器繁忙');
});

test('a password that expires meanwhile leads to its change and back here', async () => {
  await openSecurity(
    {},
    { script: (server) => server.on(listSessions, refusal('PASSWORD_EXPIRED')) },
  );
  expect(location.pathname + location.search).toBe(
    '/uid-front/modify-password?return=%2Fuid-front%2Fsecurity',
  );
});

test('a session that ended elsewhere leads to the login and back here', async () => {
  const app = await openSecurity(
    {},
    { script: (server) => server.on(getSecurity, refusal('SESSION_INVALID')) },
  );
  expect(app.heading()).toBe('登录');
  expect(app.alert()).toContain('登录状态已失效');
  expect(location.search).toContain('return=%2Fuid-front%2Fsecurity');
  expect(app.storage.get('token')).toBeUndefined();
});

test('shows nothing of the account any more when another tab logs out', async () => {
  const app = await openSecurity();
  act(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(app.text()).not.toContain('Chrome · Windows');
  expect(app.link('登录')).toBeDefined();
});

test('another account that logs in elsewhere has a page of its own', async () => {
  const app = await openSecurity();
  const asked = () => app.server.sent.filter(({ path }) => path === getSecurity.path).length;
  const before = asked();
  app.storage.set('user', { email: 'other@example.com' });
  act(() => void dispatchEvent(new Event('storage')));
  await app.settle();
  expect(asked()).toBe(before + 1);
});

test('an expired password has to be changed first', async () => {
  const app = await openSecurity(
    {},
    { script: (server) => server.on(getSecurity, refusal('PASSWORD_EXPIRED')) },
  );
  expect(app.heading()).toBe('修改密码');
  expect(app.alert()).toContain('密码已过期!');
});

test('speaks English', async () => {
  const app = await openSecurity({}, { language: 'en' });
  expect(app.heading()).toBe('Account security');
  for (const fact of [
    'Last changed: 2\u00a0Jan\u00a02026',
    'No passkeys yet.',
    'Activity of the last six months',
  ])
    expect(app.text()).toContain(fact);
});
