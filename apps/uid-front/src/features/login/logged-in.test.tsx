// @vitest-environment happy-dom
import { currentSession, logout } from '@uid/contract/identity';
import { storedEvent } from '@uid/contract/markers';
import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';

import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';

const stored = { token: 'token-1', user: { email: 'buyer@example.com' } };

test('says who is logged in and goes on', async () => {
  const app = openApp('/login?return=%2Forder', { stored });
  expect(app.heading()).toBe('您已登录');
  expect(app.text()).toContain('buyer@example.com');
  await app.press('继续');
  expect(app.left).toEqual(['/order']);
});

test('logs out on the server and here, then shows the form with the focus on its heading', async () => {
  const app = openApp('/login', { stored });
  app.server.on(logout, success({ ended: true }));
  // The first entry is what the checkout keeps of typed text; the second does not belong to this site.
  sessionStorage.setItem('uid-front:order-draft', '{"owner":"buyer"}');
  sessionStorage.setItem('other', '1');
  onTestFinished(() => sessionStorage.clear());
  await app.press('退出登录');
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(app.server.sent.at(-1)).toMatchObject({ path: '/uid-boot/logout', token: 'token-1' });
  expect(localStorage).toHaveLength(0);
  expect(app.heading()).toBe('登录');
  expect(document.activeElement?.localName).toBe('h1');
});

test.each([new NoAnswer('Network Error'), refusal('SESSION_INVALID'), refusal('BUSY')])(
  'logs out here also when the server cannot',
  async (answer) => {
    const app = openApp('/login', { stored });
    app.server.on(logout, answer);
    await app.press('退出登录');
    expect(localStorage).toHaveLength(0);
    expect(app.heading()).toBe('登录');
    // The address does not lead back to the login.
    expect(location.search).not.toContain('return');
  },
);

test('with an expired password asks for a new one before anything else', () => {
  const app = openApp('/login?return=%2Forder', { stored: { ...stored, expireTime: 1 } });
  expect(app.text()).toContain('密码已过期!');
  expect(() => app.link('继续')).toThrow('No a');
  expect(app.link('修改密码').getAttribute('href')).toBe(
    '/uid-front/modify-password?return=%2Forder',
  );
  expect(app.text()).not.toContain('账户安全');
});

test('follows a login and a logout in another tab', () => {
  const app = openApp('/login');
  expect(app.heading()).toBe('登录');
  app.storage.set('token', stored.token);
  app.storage.set('user', stored.user);
  act(() => void dispatchEvent(new Event('storage')));
  expect(app.heading()).toBe('您已登录');
  app.storage.clear();
  act(() => void dispatchEvent(new Event('storage')));
  expect(app.heading()).toBe('登录');
});

test('shows the form when the page around it finds the session ended', () => {
  const app = openApp('/login', { stored });
  app.storage.clear();
  act(() => void dispatchEvent(new Event(storedEvent)));
  expect(app.heading()).toBe('登录');
});

test('shows the form, and why, when the session has ended elsewhere, as with a disabled account', async () => {
  const app = openApp('/login?return=%2Forder', {
    stored,
    script: (server) => server.on(currentSession, refusal('SESSION_INVALID')),
  });
  await app.settle();
  expect(app.heading()).toBe('登录');
  expect(location.search).toContain('reason=session-ended');
  expect(location.search).toContain('return=%2Forder');
});

test('logs out once, however often it is pressed', async () => {
  const app = openApp('/login', { stored });
  app.server.on(logout, new Promise(() => undefined));
  await app.press('退出登录');
  await app.press('退出登录');
  expect(app.server.sent.filter(({ path }) => path === logout.path)).toHaveLength(1);
});

test.each([
  [{ email: 'buyer@example.com' }, 'buyer@example.com', '修改密码'],
  [{ email: 'a@example.com', hasPassword: false as const }, 'a@example.com', '设置密码'],
  [{ email: 'a@example.com', displayName: '王小明' }, '王小明 (a@example.com)', '修改密码'],
  [{ displayName: '138****8000' }, '138****8000', undefined],
])('names the account %j, and the password that it has or may have', (user, name, password) => {
  const app = openApp('/login', { stored: { token: 'token-1', user } });
  const words = app.text().split('当前账户：')[1] ?? '';
  expect(words.startsWith(`${name}继续`)).toBe(true);
  const offered = ['修改密码', '设置密码'].filter((each) => app.text().includes(each));
  expect(offered).toEqual(password === undefined ? [] : [password]);
});

test('who is known and has no session is asked to log in', () => {
  const app = openApp('/login', { stored: { user: stored.user } });
  expect(app.heading()).toBe('登录');
});
