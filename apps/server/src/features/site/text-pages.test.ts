import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { seedContents } from './seed-contents.ts';

test('serves a published text page by name, and nothing else', async () => {
  await using shop = await createTestApp();
  await seedContents(shop.deps.database, [
    { kind: 'text-page', id: 'terms', position: 1, body: { name: 'terms', body: '条款' } },
  ]);
  const page = await shop.app.inject('/im/terms.txt');
  expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '条款',
  ]);
  for (const path of ['/im/other.txt', '/im/terms', '/im/..%2fterms.txt', '/im/%00.txt']) {
    expect((await shop.app.inject(path)).statusCode).toBe(404);
  }
});
