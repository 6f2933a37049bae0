import { staticPages } from '@uid/contract/page-table';
import type { Page } from '@uid/contract/pages';
import { expect, test } from 'vitest';

import { createPageDirectory } from './page-directory.ts';

test('the table is made anew where the added pages have changed, and stays where they have not or cannot be read', async () => {
  const site: { added: Page[] | undefined } = { added: [] };
  const directory = createPageDirectory(async () => {
    if (!site.added) throw new Error('database away');
    return site.added;
  });
  const atFirst = await directory.read();
  const [page] = staticPages;
  site.added = [{ ...page!, path: '/campaign' }];
  const table = await directory.read();
  expect([atFirst.find('/campaign'), table.find('/campaign')?.pathname]).toEqual([
    undefined,
    '/campaign',
  ]);
  site.added = [...site.added];
  expect(await directory.read()).toBe(table);
  site.added = undefined;
  expect(await directory.read()).toBe(table);
  expect(directory.lastRead()).toBe(table);
});
