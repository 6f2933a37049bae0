import { expect, test } from 'vitest';

import { chosenAddress, pageAddress, routedPath } from './page-address.ts';

const origin = 'http://www.example.com';

test.each([
  ['*', `${origin}/*`],
  ['?x', `${origin}/?x`],
  ['//other/x', `${origin}//other/x`],
  ['/\\other/x', `${origin}//other/x`],
  ['HTTPS://other:1/x?y', `${origin}/x?y`],
])('%s is an address of this site', (target, href) => {
  expect(pageAddress(target, origin).href).toBe(href);
});

test('a path that cannot be decoded stays as it is', () => {
  expect(routedPath(new URL(`${origin}/%FF/`))).toBe('/%ff');
});

test.each([
  ['/mall?q=&group=&sort=', '/mall'],
  ['/mall?q=&group=card&sort=&page=2', '/mall?group=card&page=2'],
  ['/en/mall?q=%E7%BD%91+a%26b&sort=', '/en/mall?q=%E7%BD%91+a%26b'],
  ['/mall?q=a=&x==&=b&guide&group=', '/mall?q=a=&x==&=b&guide'],
  ['/a?q=#part', '/a'],
])('an address with fields left empty, %s, leads to %s and no further', (address, chosen) => {
  expect(chosenAddress(new URL(origin + address))).toBe(chosen);
  expect(chosenAddress(new URL(origin + chosen))).toBeUndefined();
});

test.each(['/mall', '/mall?', '/mall?guide', '/mall?q=a', '/mall?q=%20', '//other/x?q=', '/x?='])(
  '%s stays where it is',
  (address) => {
    expect(chosenAddress(pageAddress(address, origin))).toBeUndefined();
  },
);
