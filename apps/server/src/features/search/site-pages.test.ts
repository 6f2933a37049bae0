import { pageRows } from '@uid/contract/pages';
import type { PageRow } from '@uid/contract/pages';
import { expect, test } from 'vitest';

import { describeOthers, sitePages } from './site-pages.ts';

test('every page with a preview image of its own is found', () => {
  const places = new Set(sitePages.map(({ path }) => path.split('#', 1)[0]));
  const previewed = Object.values<PageRow>(pageRows).flatMap(({ preview }) => preview ?? []);
  expect(previewed.filter((path) => !places.has(path))).toEqual([]);
});

test('a page that nobody has described is found by the words of its preview image, once', () => {
  const paths = ['/mall', '/support', '/cart'];
  expect(describeOthers(paths, [{ path: '/support#contact' }])).toEqual([
    {
      path: '/mall',
      text: {
        zh: { title: '商城', summary: expect.stringContaining('库存'), words: [] },
        en: { title: 'Shop', summary: expect.stringContaining('stock'), words: [] },
      },
    },
  ]);
});
