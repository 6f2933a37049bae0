import { expect, test } from 'vitest';

import { localPath, safeReturnPath, splitLanguage } from './routes.ts';

test.each(['/order?no=1', '/en/confirm-order', '/mall?item=sim&x=%E5%8D%A1'])(
  'returns to %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/%2F/evil.example',
  '/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/%5Cevil.example',
  '/%2f%2fevil.example',
  '/\tevil',
  '/%0d%0aSet-Cookie:a',
  'javascript:alert(1)',
  '',
  'order',
  '/%',
  `/${'a'.repeat(600)}`,
])('does not return to %j', (path) => {
  expect(safeReturnPath(path)).toBeUndefined();
});

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
