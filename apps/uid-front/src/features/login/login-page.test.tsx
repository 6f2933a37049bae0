// @vitest-environment happy-dom
import { login } from '@uid/contract/identity';
import { storedEvent } from '@uid/contract/markers';
import { expect, test, vi } from 'vitest';

import { success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const session = { token: 'token-1', user: { email: 'buyer@example.com' } };

async function logIn(app: OpenedApp): Promise<void> {
  app.fill('邮箱', 'Buyer@Example.com ');
  app.fill('密码', 'a long enough password');
  await app.press('登录');
}

test('keeps the session and goes home', async () => {
  const app = openApp('/login');
  app.server.on(login, success(session));
  await logIn(app);
  const body = { email: 'buyer@example.com', password: 'a long enough password' };
  expect(app.server.sent).toEqual([{ path: '/uid-boot/login', token: '', body }]);
  expect(app.storage.get('token')).toBe('token-1');
  expect(app.storage.get('user')).toEqual(session.user);
  expect(app.storage.get('expireTime')).toBeUndefined();
  expect(app.left).toEqual(['/home']);
  // The button stays busy until the next page has come.
  expect(document.querySelector('form [aria-busy]')?.textContent).toBe('登录');
});

test('tells the page around it that a session is stored', async () => {
  const app = openApp('/login');
  app.server.on(login, success(session));
  const heard = vi.fn<() => void>();
  addEventListener(storedEvent, heard);
  await logIn(app);
  removeEventListener(storedEvent, heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('goes home in the language of the page', async () => {
  const app = openApp('/login', { language: 'en', basename: '/en/uid-front' });
  app.server.on(login, success(session));
  app.fill('Email address', 'buyer@example.com');
  app.fill('Password', 'a long enough password');
  await app.press('Log in');
  expect(app.left).toEqual(['/en/home']);
});

test('goes on where the visitor was going', async () => {
  const app = openApp('/login?return=%2Fconfirm-order%3Fa%3D1');
  app.server.on(login, success(session));
  await logIn(app);
  expect(app.left).toEqual(['/confirm-order?a=1']);
});

test.each(['//evil.example', '/%5Cevil.example', 'https://evil.example', '/uid-front/register'])(
  'goes home instead of to %s',
  async (wanted) => {
    const app = openApp(`/login?return=${encodeURIComponent(wanted)}`);
    app.server.on(login, success(session));
    await logIn(app);
    expect(app.left).toEqual(['/home']);
  },
);

test('with an expired password keeps the session, says so and asks for a new one', async () => {
  const app = openApp('/login?return=%2Forder');
  app.server.on(login, success({ ...session, expireTime: 1 }));
  await logIn(app);
  expect(app.storage.get('expireTime')).toBe(1);
  expect(app.left).toEqual([]);
  expect(location.pathname + location.search).toBe('/uid-front/modify-password?return=%2Forder');
  expect(app.heading()).toBe('修改密码');
  expect(app.alert()).toContain('密码已过期!');
});

test('marks each field that is missing or wrong, focuses the first, and sends nothing', async () => {
  const app = openApp('/login');
  await app.press('登录');
  expect(app.errorOf('邮箱')).toBe('请填写此项');
  expect(app.errorOf('密码')).toBe('请填写此项');
  expect(document.activeElement).toBe(app.field('邮箱'));
  app.fill('邮箱', 'buyer@example.com');
  await app.press('登录');
  expect(app.errorOf('邮箱')).toBeUndefined();
  expect(document.activeElement).toBe(app.field('密码'));
  app.fill('邮箱', 'buyer@');
  await app.press('登录');
  expect(app.errorOf('邮箱')).toBe('不是有效的邮箱地址');
  expect(app.server.sent).toEqual([]);
});

test('what is wrong stands beside a field before it takes the focus', async () => {
  const app = openApp('/login');
  const said: unknown[] = [];
  app.field('邮箱').addEventListener('focus', () => void said.push(app.errorOf('邮箱')));
  await app.press('登录');
  expect(said).toEqual(['请填写此项']);
});

test('sends once however often it is pressed', async () => {
  const app = openApp('/login');
  let answer: (given: Answer) => void = () => undefined;
  app.server.on(login, new Promise<Answer>((resolve) => void (answer = resolve)));
  await logIn(app);
  await app.press('登录');
  app.field('密码').form?.requestSubmit();
  answer(success(session));
  await app.press('忘记密码');
  expect(app.server.sent).toHaveLength(1);
});

test('names its fields for password managers, shows the password on demand', async () => {
  const app = openApp('/login');
  expect(app.field('邮箱').autocomplete).toBe('username webauthn');
  expect(app.field('密码').autocomplete).toBe('current-password');
  expect(app.field('密码').type).toBe('password');
  await app.press('显示密码');
  expect(app.field('密码').type).toBe('text');
  await app.press('隐藏密码');
  expect(app.field('密码').type).toBe('password');
});
