import { expect, test } from 'vitest';

import { pageAddress, routedPath } from './page-address.ts';

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
