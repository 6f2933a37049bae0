import { expect, test } from 'vitest';

import { localPath, splitLanguage, withoutEndSlashes } from './paths.ts';

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

test.each([
  ['/home/', '/home'],
  ['/home', '/home'],
  ['//a//', '//a'],
  ['///', ''],
  ['', ''],
])('%j ends in no slash: %j', (path, spelled) => {
  expect(withoutEndSlashes(path)).toBe(spelled);
});
