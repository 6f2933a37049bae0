// @vitest-environment happy-dom
import { modifyPassword } from '@uid/contract/identity';
import { storedEvent } from '@uid/contract/markers';
import { expect, test, vi } from 'vitest';

import { refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const stored = { token: 'token-1', user: { email: 'buyer@example.com' } };
const change = { currentPassword: 'the current password', newPassword: 'four quiet words more' };
const renewed = { token: 'token-2', user: stored.user };

async function changePassword(app: OpenedApp): Promise<void> {
  app.fill('当前密码', change.currentPassword);
  app.fill('新密码', change.newPassword);
  await app.press('修改密码');
}

test('changes the password, keeps the new session and says so', async () => {
  const app = openApp('/modify-password', { stored });
  app.server.on(modifyPassword, success(renewed));
  await changePassword(app);
  expect(app.server.sent).toEqual([
    { path: '/uid-boot/modify-password', token: 'token-1', body: change },
  ]);
  expect(app.storage.get('token')).toBe('token-2');
  expect(app.heading()).toBe('密码已修改');
  expect(document.activeElement?.textContent).toBe('密码已修改');
  await app.press('继续');
  expect(app.left).toEqual(['/home']);
});

test('with an expired password says why, lets the change through and goes on at once', async () => {
  const app = openApp('/modify-password?return=%2Fcart', { stored: { ...stored, expireTime: 1 } });
  expect(app.alert()).toContain('密码已过期!');
  expect(app.alert()).toContain('设置新密码之前，不能进行其他操作');
  app.server.on(modifyPassword, success(renewed));
  await changePassword(app);
  expect(app.storage.get('expireTime')).toBeUndefined();
  expect(app.left).toEqual(['/cart']);
});

test('a change of one’s own will gives no reason', () => {
  const app = openApp('/modify-password', {
    stored: { ...stored, expireTime: Number.MAX_SAFE_INTEGER },
  });
  expect(app.alert()).toBeUndefined();
});

test('a wrong current password is refused beside its field', async () => {
  const app = openApp('/modify-password', { stored });
  app.server.on(modifyPassword, refusal('CURRENT_PASSWORD_WRONG'));
  await changePassword(app);
  expect(app.errorOf('当前密码')).toContain('当前密码不正确。');
  expect(document.activeElement).toBe(app.field('当前密码'));
  expect(app.field('新密码').value).toBe(change.newPassword);
});

test('names every broken rule', async () => {
  const app = openApp('/modify-password', { stored });
  const details = { rules: ['contextual', 'reused', 'unknown to this release'] };
  const fields = { newPassword: '密码中不要包含邮箱名称。新密码不能与当前密码相同。' };
  app.server.on(modifyPassword, refusal('PASSWORD_POLICY', { fields, details }));
  await changePassword(app);
  expect(app.errorOf('新密码')).toBe(fields.newPassword);
  const broken = document.querySelectorAll('li:has([aria-label="未满足："])');
  expect(Array.from(broken, ({ textContent }) => textContent)).toEqual([
    '不含邮箱名称和公司名称',
    '与当前和最近用过的密码不同',
  ]);
});

test('a locked account: says for how long', async () => {
  const app = openApp('/modify-password', { stored });
  app.server.on(modifyPassword, refusal('ACCOUNT_LOCKED', { retryAfter: 120 }));
  await changePassword(app);
  expect(app.alert()).toContain('请在 2 分钟后再试。');
});

test('an ended session is cleared: log in again, then come back here', async () => {
  const app = openApp('/modify-password', { stored });
  app.server.on(modifyPassword, refusal('SESSION_INVALID'));
  const heard = vi.fn<() => void>();
  addEventListener(storedEvent, heard);
  await changePassword(app);
  removeEventListener(storedEvent, heard);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  expect(app.heading()).toBe('登录');
  expect(app.alert()).toContain('登录状态已失效');
  expect(new URLSearchParams(location.search).get('return')).toBe('/uid-front/modify-password');
});

test('an ended session keeps where the visitor was going', async () => {
  const app = openApp('/modify-password?return=%2Fcart', { stored });
  app.server.on(modifyPassword, refusal('SESSION_INVALID'));
  await changePassword(app);
  expect(new URLSearchParams(location.search).get('return')).toBe('/cart');
});

test('without a session leads to the login', async () => {
  const app = openApp('/modify-password');
  expect(app.text()).toContain('修改密码需要先登录。');
  await app.press('登录');
  expect(app.heading()).toBe('登录');
});

test('tells the password manager whose passwords these are', () => {
  const app = openApp('/modify-password', { stored });
  expect(app.field('邮箱').value).toBe('buyer@example.com');
  expect(app.field('当前密码').autocomplete).toBe('current-password');
  expect(app.field('新密码').autocomplete).toBe('new-password');
});
