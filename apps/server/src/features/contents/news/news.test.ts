import { getNewsArticle, listNews, listNewsNear } from '@uid/contract/contents';
import { expect, test } from 'vitest';

import { seedSite } from '../../../testing/seed-site.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const language = 'en';

async function open(): Promise<TestApp> {
  const site = await createTestApp();
  await seedSite(site.deps);
  return site;
}

test('pages of news hold every article once, newest first', async () => {
  await using site = await open();
  const read = async (page: number) => (await site.call(listNews, { language, page })).result;
  const first = await read(1);
  const pages = [first, await read(2), await read(3), await read(4)];
  const articles = pages.flatMap((page) => page.articles);
  expect(articles).toHaveLength(first.total);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(first.total);
  const days = articles.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(pages.map((page) => page.articles.length)).toEqual([10, 10, first.total - 20, 0]);
});

test('a category and a year narrow the list, its count and nothing else', async () => {
  await using site = await open();
  const all = (await site.call(listNews, { language })).result;
  expect(all.years).toEqual(['2026']);
  const { result } = await site.call(listNews, { language, category: 'advisory', year: '2026' });
  expect(result.articles.every(({ category }) => category === 'advisory')).toBe(true);
  expect(result.total).toBe(result.articles.length);
  expect(result.total).toBeLessThan(all.total);
  const empty = (await site.call(listNews, { language, year: '1999' })).result;
  expect([empty.articles, empty.total, empty.years]).toEqual([[], 0, ['2026']]);
  expect((await site.call(listNews, { language, year: 'soon' })).status).toBe(400);
});

test('from neighbour to neighbour leads through all articles, those of one day too', async () => {
  await using site = await open();
  const { articles, total } = (await site.call(listNews, { language })).result;
  const path: string[] = [];
  for (let id = articles[0]?.id; id !== undefined;) {
    path.push(id);
    const { previous, next } = (await site.call(getNewsArticle, { language, id })).result;
    expect(next?.id).toBe(path.at(-2));
    id = previous?.id;
  }
  expect(new Set(path).size).toBe(total);
  expect(path.slice(0, 10)).toEqual(articles.map(({ id }) => id));
});

test('an article that does not exist is not found, and those beside its name are', async () => {
  await using site = await open();
  expect((await site.call(getNewsArticle, { language, id: 'akmaa' })).status).toBe(404);
  const { articles } = (await site.call(listNewsNear, { language, id: 'akmaa' })).result;
  expect(articles.map(({ id }) => id)).toContain('akma');
  expect(articles.length).toBeLessThanOrEqual(10);
});

test('an article that was written by hand stands in its category from the next start on', async () => {
  await using site = await open();
  const { handle } = site.deps.database;
  const model = await handle
    .selectFrom('contents')
    .selectAll()
    .where('kind', '=', 'news')
    .where('category', '=', 'company')
    .limit(1)
    .executeTakeFirstOrThrow();
  const body = JSON.stringify({ ...(JSON.parse(model.body) as object), id: 'by-hand' });
  const row = { ...model, id: 'by-hand', publishedOn: '2030-01-01', category: null, body };
  await handle.insertInto('contents').values(row).execute();
  await seedSite(site.deps);
  const { result } = await site.call(listNews, { language, category: 'company' });
  expect(result.articles[0]?.id).toBe('by-hand');
});
