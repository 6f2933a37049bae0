import { expect, test } from 'vitest';

import { localPath, splitLanguage } from './paths.ts';

test('the default language has no prefix', () => {
  expect(localPath('/home', 'zh')).toBe('/home');
  expect(localPath('/home', 'en')).toBe('/en/home');
});

test.each([
  ['/home', 'zh', '/home'],
  ['/en/home', 'en', '/home'],
  ['/en', 'en', '/'],
  ['/energy', 'zh', '/energy'],
  ['/zh/home', 'zh', '/zh/home'],
])('reads %s as %s and %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});
