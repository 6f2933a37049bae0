// @vitest-environment happy-dom
import { setDisplayName } from '@uid/contract/account';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openSecurity, stored } from '../../../testing/security-answers.ts';

test('a name is said, and stands in the page and in what the header reads', async () => {
  const app = await openSecurity();
  const user = { ...stored.user, displayName: '李娜' };
  app.server.on(setDisplayName, success({ user }));
  app.fill('称呼（可以不填）', '李娜');
  await app.press('保存称呼');
  expect(app.server.sent.find(({ path }) => path === setDisplayName.path)?.body).toEqual({
    displayName: '李娜',
  });
  expect(app.storage.get('user')).toEqual(user);
  expect(app.text()).toContain('已保存。');
  expect(app.field('称呼（可以不填）').value).toBe('李娜');
});

test('left empty, there is none any more', async () => {
  const app = await openSecurity();
  app.server.on(setDisplayName, success({ user: stored.user }));
  await app.press('保存称呼');
  expect(app.server.sent.find(({ path }) => path === setDisplayName.path)?.body).toEqual({});
});

test('a refusal stands at the form, with what was typed', async () => {
  const app = await openSecurity();
  app.server.on(setDisplayName, refusal('TOO_MANY_REQUESTS', { retryAfter: 60 }));
  app.fill('称呼（可以不填）', '李娜');
  await app.press('保存称呼');
  expect(app.alert()).toContain('请在 1 分钟后再试。');
  expect(app.field('称呼（可以不填）').value).toBe('李娜');
});
