// @vitest-environment happy-dom
import { deleteAccount } from '@uid/contract/personal-data';
import { expect, test } from 'vitest';

import { refusal, success } from '@uid/forms/testing/fake-server';
import { kept, openSecurity } from '../../../testing/security-answers.ts';

test('says what becomes of orders, asks for the address, and ends with the account gone', async () => {
  const app = await openSecurity();
  expect(app.text()).toContain('订单和发票依法留在公司的账册里');
  expect(app.text()).toContain('2 个已付款的订单');
  expect(app.text()).toContain('保存到 2036年12月31日');
  expect(app.text()).toContain('7 条安全日志');
  app.server.on(deleteAccount, success({ deleted: true, kept }));
  await app.press('删除账户');
  expect(document.activeElement).toBe(app.field('账户邮箱'));
  app.fill('账户邮箱', ' Buyer@example.com');
  await app.press('永久删除');
  expect(app.server.sent.at(-1)).toEqual({
    path: deleteAccount.path,
    token: 'token-1',
    body: { email: 'buyer@example.com' },
  });
  expect(app.heading()).toBe('账户已删除');
  expect(app.text()).toContain('按法律规定仍保存：2 个已付款的订单');
  expect(app.storage.get('token')).toBeUndefined();
});

test('another address deletes nothing', async () => {
  const app = await openSecurity();
  const fields = { email: '这不是您账户的邮箱。' };
  app.server.on(deleteAccount, refusal('INVALID_INPUT', { fields }));
  await app.press('删除账户');
  app.fill('账户邮箱', 'other@example.com');
  await app.press('永久删除');
  expect(app.errorOf('账户邮箱')).toBe('这不是您账户的邮箱。');
  expect(app.storage.get('token')).toBe('token-1');
});

test('a refusal keeps the account and says why', async () => {
  const app = await openSecurity();
  app.server.on(deleteAccount, refusal('TOO_MANY_REQUESTS', { retryAfter: 30 }));
  await app.press('删除账户');
  app.fill('账户邮箱', 'buyer@example.com');
  await app.press('永久删除');
  expect(app.alert()).toContain('请在 30 秒后再试。');
  expect(app.storage.get('token')).toBe('token-1');
});
