import type { Call } from '@uid/contract/endpoint';
import { expect, test } from 'vitest';

import { loadAllNews, pageOf, yearsOf } from './load-news.ts';

const published = (publishedOn: string) => ({ publishedOn });

test('collects every page in order', async () => {
  const all = ['e', 'd', 'c', 'b', 'a'];
  const call = ((_: unknown, { page }: { page: number }) =>
    Promise.resolve({
      articles: all.slice((page - 1) * 2, page * 2),
      total: 5,
      page,
      pageSize: 2,
    })) as unknown as Call;
  expect(await loadAllNews(call, { language: 'en' })).toEqual(all);
});

test('names each year once, newest first', () => {
  const articles = [published('2026-11-01'), published('2025-02-01'), published('2026-01-09')];
  expect(yearsOf(articles)).toEqual(['2026', '2025']);
});

test('a page beyond the end is the last, anything else the first', () => {
  expect(pageOf([1, 2, 3], 9, 2)).toEqual({ items: [3], page: 2, pageCount: 2 });
  expect(pageOf([1, 2, 3], Number.NaN, 2)).toMatchObject({ items: [1, 2], page: 1 });
  expect(pageOf([], 1, 2)).toEqual({ items: [], page: 1, pageCount: 1 });
});
