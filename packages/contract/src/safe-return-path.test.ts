import { expect, test } from 'vitest';

import { safeReturnPath } from './safe-return-path.ts';

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
