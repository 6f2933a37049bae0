import { expect, test } from 'vitest';

import { missingName, missingPart } from './missing-part.ts';

test.each([
  ['/product/none', 'products'],
  ['/products', 'products'],
  ['/Product/', 'products'],
  ['/solutions/5g', 'solutions'],
  ['/mall', 'mall'],
  ['/cases/one', 'cases'],
  ['/news/detail', 'news'],
  ['/wp-login.php', undefined],
  ['/', undefined],
])('%s means %s', (path, part) => {
  expect(missingPart(path)).toBe(part);
});

test.each([
  ['/mall', '?item=sim-crad&sku=x', 'sim-crad'],
  ['/news/detail', '?id=a', 'a'],
  ['/product/sdpp', '', 'sdpp'],
  ['/product/%E7%BD%91', '', '网'],
  ['/product/%FF', '', '%FF'],
  ['/mall', '?group=x', ''],
  ['/news/detail', '', ''],
])('%s%s names %s', (path, search, name) => {
  expect(missingName(path, search)).toBe(name);
});
