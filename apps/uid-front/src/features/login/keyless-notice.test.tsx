// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { openApp } from '../../testing/open-app.tsx';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['zh', '此浏览器没有为本站保存密钥'],
  ['en', 'This browser keeps no key for this site'],
])('a browser that keeps no key is told before the login (%s)', async (language, told) => {
  const app = openApp('/login', { language, hasKey: false });
  await app.settle();
  expect(app.text()).toContain(told);
});

test.each([
  ['zh', '此浏览器不保存本站的数据，登录不会保持'],
  ['en', 'This browser stores nothing of this site, so you can’t stay logged in'],
])('a browser that keeps nothing at all is not promised a login (%s)', async (language, told) => {
  // The first read is the test's own.
  vi.spyOn(globalThis, 'localStorage', 'get')
    .mockReturnValueOnce(localStorage)
    .mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  const app = openApp('/login', { language, hasKey: false });
  await app.settle();
  expect(app.text()).toContain(told);
  expect(app.text()).not.toMatch(/短时间|a short time/);
});

test('a browser that keeps one is told nothing', async () => {
  const app = openApp('/login');
  await app.settle();
  expect(app.text()).not.toContain('密钥，');
});
