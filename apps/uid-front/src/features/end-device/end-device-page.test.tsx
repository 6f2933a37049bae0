// @vitest-environment happy-dom
import { endDevice } from '@uid/contract/devices';
import { expect, test } from 'vitest';

import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';

test('sends the fragment’s token when it is pressed, and not before', async () => {
  const app = openApp('/end-device#the-token');
  app.server.on(endDevice, success({ ended: true }));
  expect(app.server.sent).toEqual([]);
  await app.press('不是我，结束这次登录');
  expect(app.server.sent.at(-1)?.body).toEqual({ token: 'the-token' });
  expect(app.text()).toContain('那台设备已退出登录。');
  // The button that was pressed is gone, so keyboard users go on from the heading.
  expect(document.activeElement?.tagName).toBe('H1');
  expect(app.link('重设密码').getAttribute('href')).toBe('/uid-front/forgot-password');
});

test('takes the token out of the address', () => {
  openApp('/end-device?return=%2Forder#the-token');
  expect(location.href).not.toContain('the-token');
  expect(location.search).toBe('?return=%2Forder');
});

test('says so when the link is not complete', () => {
  const app = openApp('/end-device', { language: 'en' });
  expect(app.alert()).toContain('The link is incomplete.');
});

test('says so when the link has been used, and leads to what helps all the same', async () => {
  const app = openApp('/end-device#the-token');
  app.server.on(endDevice, refusal('LINK_INVALID'));
  await app.press('不是我，结束这次登录');
  expect(app.alert()).toContain('这个链接已经用过、过期，或者不完整。');
  // There is no other mail about the same login.
  expect(app.alert()).not.toContain('重新申请');
  expect(app.text()).not.toContain('不是我，结束这次登录');
  expect(app.link('重设密码').getAttribute('href')).toBe('/uid-front/forgot-password');
  expect(app.link('查看登录的设备').getAttribute('href')).toBe('/uid-front/security');
});

test('can be tried again where no answer came', async () => {
  const app = openApp('/end-device#the-token');
  app.server.once(endDevice, new NoAnswer());
  app.server.on(endDevice, success({ ended: true }));
  await app.press('不是我，结束这次登录');
  expect(app.alert()).toContain('没有收到服务器的回应。');
  await app.press('不是我，结束这次登录');
  expect(app.text()).toContain('那台设备已退出登录。');
});
