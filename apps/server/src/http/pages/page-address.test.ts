import { createPageTable, staticPages } from '@uid/contract/page-table';
import { expect, test } from 'vitest';

import { pageAddress, resolveAddress } from './page-address.ts';

const origin = 'http://www.example.com';
const table = createPageTable(staticPages);

test.each([
  ['*', `${origin}/*`],
  ['?x', `${origin}/?x`],
  ['//other/x', `${origin}//other/x`],
  ['/\\other/x', `${origin}//other/x`],
  ['HTTPS://other:1/x?y', `${origin}/x?y`],
  ['/uid-product/%0d%0Aa%E2%80%A8b?n=%0d%0A', `${origin}/uid-product/ab?n=%0d%0A`],
])('%s is an address of this site', (target, href) => {
  expect(pageAddress(target, origin).href).toBe(href);
});

test.each([
  ['/mall?q=&group=&sort=', '/mall'],
  ['/mall?q=&group=card&sort=&page=2', '/mall?group=card&page=2'],
  ['/en/mall?q=%E7%BD%91+a%26b&sort=', '/en/mall?q=%E7%BD%91+a%26b'],
  ['/mall?q=a=&x==&=b&guide&group=', '/mall?q=a=&guide'],
  ['/Mall/?item=sim-card&utm_source=x#part', '/mall?item=sim-card'],
  ['http://evil.example/Cart?x=1', '/cart'],
  ['/HOME?page=2', '/home'],
  ['/uid-front/Login?return=%2Forder', '/uid-front/login?return=%2Forder'],
  ['/Mall?q=a\r\nset-cookie:b', '/mall?q=aset-cookie:b'],
  ['/Mall?q=<"\u7f51>', '/mall?q=%3C%22%E7%BD%91%3E'],
  ['/Mall?q=a?b', '/mall?q=a?b'],
])('%j leads to %s for ever, and no further', (address, location) => {
  expect(resolveAddress(table, address)?.redirect).toEqual({ location, status: 308 });
  expect(resolveAddress(table, location)).toMatchObject({ isSpelled: true });
  expect(resolveAddress(table, location)).not.toHaveProperty('redirect');
});

test('a redirect repeats no more of a query than proxies let pass', () => {
  const locationOf = (target: string) => resolveAddress(table, target)?.redirect?.location;
  const longest = `/mall?q=${'a'.repeat(1_984)}&group=b`;
  expect(locationOf(longest.replace('mall', 'Mall'))).toBe(longest);
  expect(locationOf(`/Mall?q=${'a'.repeat(1_985)}&group=b`)).toBe(longest.replace('&group=b', 'a'));
  expect(locationOf(`/Mall?q=${'\u7f51'.repeat(4_000)}&group=b`)).toBe('/mall?group=b');
  expect(locationOf(`/uid-front/Login?${'a'.repeat(12_000)}`)).toBe('/uid-front/login');
});

test.each(['/mall', '/mall?', '/mall?guide', '/mall?q=a', '/mall?q=%20', '/home?utm_source=x'])(
  '%s stays where it is',
  (address) => {
    expect(resolveAddress(table, address)).not.toHaveProperty('redirect');
  },
);

test.each([
  ['/', '/home'],
  ['/?utm_source=x', '/home'],
  ['/en', '/en/home'],
  ['///', '/home'],
])('the way in, %s, leads to %s for now', (address, location) => {
  expect(resolveAddress(table, address)?.redirect).toEqual({ location, status: 302 });
});

test.each(['//other/x?q=', '//evil.example/?q=', '/%5Cevil.example?q=', '/x?='])(
  '%s is no page of the site',
  (address) => {
    expect(resolveAddress(table, address)).toBeUndefined();
  },
);

test.each([
  ['/order?no=20260105000001&x=1', '/order?no=0000000000'],
  ['/en/order?no=20260105000002&state=paid&q=a', '/en/order?no=0000000000'],
  ['/order?no=abc', '/order?no=abc'],
  ['/order?state=paid&q=a', '/order'],
  ['/order?q=a&view=notices', '/order?view=notices'],
  ['/pay-gateway?change=1&no=20260105000001', '/pay-gateway?no=0000000000'],
])('I3: the page at %s is the one at %s', (address, kept) => {
  expect(resolveAddress(table, address)).toMatchObject({ isSpelled: true, address: kept });
});

test('a list keeps each of its first values, any other parameter its first one', () => {
  const addressOf = (target: string) => resolveAddress(table, target)?.address;
  expect(addressOf('/product?compare=a&group=x&compare=b&group=y')).toBe(
    '/product?group=x&compare=a&compare=b',
  );
  expect(addressOf(`/product?${'compare=a&'.repeat(9)}`)?.match(/compare/g)).toHaveLength(5);
});
