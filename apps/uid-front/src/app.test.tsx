// @vitest-environment happy-dom
import { login } from '@uid/contract/identity';
import { act } from 'react';
import { expect, test } from 'vitest';

import { success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { openApp } from './testing/open-app.tsx';
import { settled } from '@uid/forms/testing/reader';

test.each([
  ['', '登录'],
  ['/login/', '登录'],
  ['/register', '注册账户'],
  ['/forgot-password', '重设密码'],
  ['/modify-password', '修改密码'],
  ['/nothing', '没有这一页'],
])('%s opens %s', (path, title) => {
  const app = openApp(path);
  expect(app.heading()).toBe(title);
  expect(app.titles).toContain(title);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('opens the next page without a document and puts the focus on its heading', async () => {
  const app = openApp('/login?return=%2Fcart');
  expect(document.activeElement).toBe(document.body);
  await app.press('注册新账户');
  expect(location.pathname + location.search).toBe('/uid-front/register?return=%2Fcart');
  expect(app.heading()).toBe('注册账户');
  expect(document.activeElement?.textContent).toBe('注册账户');
});

test('leaves a link that is opened elsewhere to the browser', () => {
  const app = openApp('/login');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  app.link('注册新账户').addEventListener('click', (click) => click.preventDefault());
  act(() => void app.link('注册新账户').dispatchEvent(event));
  expect(app.heading()).toBe('登录');
});

test('follows the browser’s back button', async () => {
  const app = openApp('/login');
  await app.press('注册新账户');
  history.replaceState(null, '', '/uid-front/login');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(app.heading()).toBe('登录');
});

test('what was typed as address stands on the next page that asks for it', async () => {
  const app = openApp('/login');
  app.fill('邮箱', 'buyer@example.com');
  await app.press('忘记密码');
  expect(app.field('邮箱').value).toBe('buyer@example.com');
});

test('follows the language of the host and keeps what was typed', () => {
  const app = openApp('/login');
  app.fill('邮箱', 'buyer@example.com');
  app.update({ language: 'en', basename: '/en/uid-front' });
  expect(app.heading()).toBe('Log in');
  expect(app.field('Email address').value).toBe('buyer@example.com');
  expect(document.querySelector('[lang]')?.getAttribute('lang')).toBe('en');
  expect(app.link('Create an account').getAttribute('href')).toBe('/en/uid-front/register');
});

test('asks for the session in the language of the page', async () => {
  const app = openApp('/login', { language: 'en' });
  await app.press('Log in');
  expect(app.errorOf('Email address')).toBe('Please enter the field');
});

test('keeps no session and goes nowhere when the host has taken it away meanwhile', async () => {
  const app = openApp('/login');
  let answer: (given: Answer) => void = () => undefined;
  app.server.on(login, new Promise<Answer>((resolve) => void (answer = resolve)));
  app.fill('邮箱', 'buyer@example.com');
  app.fill('密码', 'a long enough password');
  await app.press('登录');
  app.close();
  answer(success({ token: 'late', user: { email: 'buyer@example.com' } }));
  await settled();
  expect(app.left).toEqual([]);
  expect(app.storage.get('token')).toBeUndefined();
});

test('a page that the browser brings back from its memory starts anew', async () => {
  const app = openApp('/login');
  app.server.on(login, success({ token: 'token-1', user: { email: 'buyer@example.com' } }));
  app.fill('邮箱', 'buyer@example.com');
  app.fill('密码', 'a long enough password');
  await app.press('登录');
  expect(app.heading()).toBe('登录');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(app.heading()).toBe('您已登录');
});
