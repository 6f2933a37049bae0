// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { openApp } from '../../testing/open-app.tsx';

test.each([
  ['zh', '此浏览器没有为本站保存密钥'],
  ['en', 'This browser keeps no key for this site'],
])('a browser that keeps no key is told before the login (%s)', async (language, told) => {
  const app = openApp('/login', { language, hasKey: false });
  await app.settle();
  expect(app.text()).toContain(told);
});

test('a browser that keeps one is told nothing', async () => {
  const app = openApp('/login');
  await app.settle();
  expect(app.text()).not.toContain('密钥，');
});
