import { expect, test } from 'vitest';

import { pageHeaders } from './page-headers.ts';
import type { StoredPage } from './stored-page.ts';

const page: StoredPage = {
  status: 200,
  headers: { 'cache-control': 'no-cache' },
  cookies: [],
  prices: [],
  body: { brotli: Buffer.alloc(0), isSmallest: true, etag: 'W/"a"' },
};

test('a balancer may repeat a page for everybody for a second, and browsers ask each time', () => {
  expect(pageHeaders(page)).toEqual({
    'cache-control': 'max-age=0, s-maxage=1',
    vary: 'accept-encoding',
    etag: 'W/"a"',
  });
});

test('a page that is missing has no version that a reader could hold', () => {
  expect(pageHeaders({ ...page, status: 404 })).not.toHaveProperty('etag');
});

test.each<[string, Partial<StoredPage>, string]>([
  ['shows prices', { prices: [{ question: {} as never, state: '1' }] }, 'no-cache'],
  ['sets a cookie', { cookies: ['uid-guest=somebody'] }, 'no-cache'],
  ['is missing', { status: 404 }, 'no-cache'],
  ['is a person’s', { headers: { 'cache-control': 'private, no-store' } }, 'private, no-store'],
])('a balancer repeats no page that %s', (_name, facts, said) => {
  expect(pageHeaders({ ...page, ...facts })['cache-control']).toBe(said);
});
