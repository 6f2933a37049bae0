// @vitest-environment happy-dom
import { getSecurity, withdrawErasure } from '@uid/contract/account';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openSecurity, security } from '../../../testing/security-answers.ts';

const erasure = { askedAt: Date.UTC(2026, 0, 5, 4), dueAt: Date.UTC(2026, 0, 12, 4) };

test('who is to be erased because staff asked for it reads when, and keeps the account with one press', async () => {
  const app = await openSecurity({ requests: { erasure } });
  expect(app.text()).toContain('您的账户将被删除');
  expect(app.text()).toContain('2026年1月12日');
  app.server.on(withdrawErasure, success({ withdrawn: true }));
  app.server.on(getSecurity, success(security));
  await app.press('保留我的账户');
  expect(app.server.sent.some(({ path }) => path === withdrawErasure.path)).toBe(true);
  expect(app.text()).not.toContain('您的账户将被删除');
});

test('an export that staff asked for leads to where the owner downloads it', async () => {
  const app = await openSecurity({ requests: { exportAskedAt: erasure.askedAt } });
  expect(app.text()).toContain('客服为您申请了数据导出');
});
