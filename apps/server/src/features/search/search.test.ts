import { setImmediate as nextTurn } from 'node:timers/promises';

import { searchSite } from '@uid/contract/search';
import type { Pieces } from '@uid/contract/search';
import { expect, test, vi } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { addContents, addItems } from '../../testing/add-rows.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { findBody, insertContents } from '../contents/contents.ts';
import { keepIndex } from './keep-index.ts';

async function open(): Promise<TestApp> {
  const server = await createTestApp();
  await seedSite(server.deps);
  return server;
}

interface Query {
  language?: 'zh' | 'en';
  kind?: 'question' | 'product';
  page?: number;
}

async function search(server: TestApp, q: string, { language = 'en', ...rest }: Query = {}) {
  const { status, result } = await server.call(searchSite, { language, q, ...rest });
  expect(status).toBe(200);
  return result;
}

function plain(pieces: Pieces | undefined): string {
  return (pieces ?? []).map(({ text }) => text).join('');
}

function marked(pieces: Pieces | undefined): string[] {
  return (pieces ?? []).filter(({ isMatch }) => isMatch).map(({ text }) => text);
}

test('a product is found first by its name, in both languages, with the name marked', async () => {
  await using server = await open();
  const [english] = (await search(server, 'border gateway')).results;
  expect(english).toMatchObject({ kind: 'product', path: '/product/safety-border-gateway' });
  expect(marked(english?.title).join(' ').toLowerCase()).toContain('gateway');
  const [chinese] = (await search(server, '边界网关', { language: 'zh' })).results;
  expect(chinese).toMatchObject({ kind: 'product', path: '/product/safety-border-gateway' });
  expect(marked(chinese?.title)).toContain('边界网关');
});

test('of more articles than are read in full, those of which every word is found are the newest', async () => {
  await using server = await open();
  const { handle } = server.deps.database;
  await addContents(handle, 400, 0);
  const article = (await findBody(handle, 'news', 'akma'))!;
  const { sections } = article.text.en;
  const said = { paragraphs: ['Quetzalcoatl stands in the middle of the text.'] };
  const en = { ...article.text.en, sections: [...sections, said] };
  const [id, publishedOn] = ['written-last', '2026-12-01'];
  const body = { ...article, id, publishedOn, text: { ...article.text, en } };
  // New content is stored behind all others of its kind.
  await insertContents(handle, [{ kind: 'news', id, position: 9000, publishedOn, body }]);
  const { results } = await search(server, 'Quetzalcoatl');
  expect(results.map(({ path }) => path)).toEqual([`/news/detail?id=${id}`]);
});

test.each([
  ['Safety SIM Card', '/product/safety-sim-card'],
  ['Safety OS', '/product/safety-os'],
  ['Mobile office security', '/solution/safety-quick-office'],
])('“%s”, a name of before, still finds what it named', async (q, path) => {
  await using server = await open();
  for (const language of ['en', 'zh'] as const) {
    const { results } = await search(server, q, { language });
    expect(results.map((result) => result.path)).toContain(path);
  }
});

test('a Chinese word is found inside a sentence without spaces, and one character alone too', async () => {
  await using server = await open();
  const { results } = await search(server, '发票', { language: 'zh', kind: 'question' });
  expect(plain(results[0]?.title)).toContain('发票');
  expect((await search(server, '票', { language: 'zh' })).total).toBeGreaterThan(0);
});

test('a misspelt English word still finds', async () => {
  await using server = await open();
  const { results } = await search(server, 'gatway');
  expect(results.some(({ path }) => path.includes('gateway'))).toBe(true);
});

test('results are counted by kind, filtered by kind and paged', async () => {
  await using server = await open();
  const all = await search(server, 'certificate');
  const sum = all.counts.reduce((total, { count }) => total + count, 0);
  expect(all.total).toBe(sum);
  expect(all.results).toHaveLength(10);
  const second = await search(server, 'certificate', { page: 2 });
  expect(second.results[0]).not.toEqual(all.results[0]);
  const products = await search(server, 'certificate', { kind: 'product' });
  expect(new Set(products.results.map(({ kind }) => kind))).toEqual(new Set(['product']));
  // The counts of the other kinds are the same for a visitor who has chosen a kind.
  expect(products.counts).toEqual(all.counts);
  expect(products.total).toBe(all.counts.find(({ kind }) => kind === 'product')?.count);
  expect((await search(server, 'certificate', { page: 1000 })).results).toEqual([]);
});

test('an item is found by what of it is on sale, and by nothing that is hidden, however many there are', async () => {
  await using server = await open();
  const { handle } = server.deps.database;
  await addItems(handle, 220);
  // These variants belong to the last item in the order of ids.
  for (const [sku, name, isWithdrawn] of [
    ['MORE-99-1', 'Quetzalcoatl', 0],
    ['MORE-99-2', 'Tezcatlipoca', 1],
  ] as const)
    await handle
      .updateTable('variants')
      .set({ names: JSON.stringify({ zh: name, en: name }), isWithdrawn })
      .where('sku', '=', sku)
      .execute();
  const gone = handle.selectFrom('items').select('texts').where('id', '=', 'more-item-98');
  const { texts } = await gone.executeTakeFirstOrThrow();
  const renamed = { texts: texts.replaceAll(/"name":"[^"]*"/g, '"name":"Xolotl"') };
  await handle.updateTable('items').set(renamed).where('id', '=', 'more-item-98').execute();
  const withdrawn = handle.updateTable('variants').set({ isWithdrawn: 1 });
  await withdrawn.where('itemId', '=', 'more-item-98').execute();
  const pathsOf = async (q: string) => (await search(server, q)).results.map(({ path }) => path);
  expect(await pathsOf('Quetzalcoatl')).toEqual(['/mall?item=more-item-99']);
  expect(await pathsOf('Tezcatlipoca')).toEqual([]);
  expect(await pathsOf('Xolotl')).toEqual([]);
});

test('no query fails, whatever is typed', async () => {
  await using server = await open();
  for (const q of ['', ' ', '"', '\\', '*?[', '\0', '🙂', '，。', '<script>', 'a'.repeat(5000)])
    await search(server, q);
  for (const query of ['q=a&q=b', 'page=-1', 'page=x&q=sim', 'kind=nothing&q=sim']) {
    const answer = await server.app.inject(`/api/search?language=zh&${query}`);
    expect(answer.statusCode, query).toBe(200);
  }
});

test('where nothing is found, words of the site are suggested', async () => {
  await using server = await open();
  expect((await search(server, 'zzzzqqqq')).total).toBe(0);
  expect((await search(server, '龘龘', { language: 'zh' })).total).toBe(0);
});

test('a changed content is found after a moment, and no longer under its old words', async () => {
  await using server = await open();
  const { handle } = server.deps.database;
  expect((await search(server, 'sdp', { kind: 'product' })).total).toBeGreaterThan(0);
  const row = await handle
    .selectFrom('contents')
    .select('body')
    .where('kind', '=', 'product')
    .where('id', '=', 'sdp')
    .executeTakeFirstOrThrow();
  const body = JSON.parse(row.body);
  body.text.en.name = 'Quetzalcoatl';
  await handle
    .updateTable('contents')
    .set({ body: JSON.stringify(body) })
    .where('kind', '=', 'product')
    .where('id', '=', 'sdp')
    .execute();
  server.clock.now += 31_000;
  // The first search starts an update of the index in the background.
  await vi.waitFor(async () =>
    expect((await search(server, 'quetzalcoatl')).results[0]?.path).toBe('/product/sdp'),
  );
});

test('while an index of many entries is made others are served, and late ones are found by title', async () => {
  await using server = await open();
  const { handle } = server.deps.database;
  await addContents(handle, 600);
  const late = await findBody(handle, 'news', 'more-news-600');
  if (late) late.text.en.title = 'Quetzalcoatl';
  await handle
    .updateTable('contents')
    .set({ body: JSON.stringify(late) })
    .where('kind', '=', 'news')
    .where('id', '=', 'more-news-600')
    .execute();
  const progress = { isFound: false };
  const found = search(server, 'quetzalcoatl').finally(() => (progress.isFound = true));
  let served = 0;
  while (!progress.isFound) {
    await nextTurn();
    served += 1;
  }
  expect((await found).results[0]?.path).toBe('/news/detail?id=more-news-600');
  expect(served).toBeGreaterThan(20);
});

test('a text is found while the documents of the site are still being drawn', async () => {
  await using server = await open();
  const { handle } = server.deps.database;
  const site = { version: 1 };
  const database = { handle, siteVersion: () => site.version };
  const drawn = Promise.withResolvers<[]>();
  let listFiles = async (): Promise<[]> => [];
  const indexOf = keepIndex({
    database,
    listFiles: () => listFiles(),
    now: () => 0,
    isPublic: false,
  });
  await indexOf('en');
  listFiles = () => drawn.promise;
  await addContents(handle, 1);
  site.version = 2;
  const { index, isBehind } = await indexOf('en');
  const added = await findBody(handle, 'news', 'more-news-1');
  const { found } = index.find(added?.text.en.title ?? '');
  expect(found.map((each) => index.present(each).path)).toContain('/news/detail?id=more-news-1');
  expect(isBehind).toBe(true);
  drawn.resolve([]);
  await expect.poll(async () => (await indexOf('en')).isBehind).toBe(false);
});

test('a document is found by what buyers call its kind', async () => {
  await using server = await open();
  const { handle } = server.deps.database;
  const titles = { zh: '安全 SIM 卡', en: 'Secure SIM' };
  const file = {
    kind: 'product-document',
    title: titles,
    version: '1',
    date: '2026-01-05',
  } as const;
  const files = [{ ...file, name: 'sim.pdf', type: 'application/pdf', savedAs: 'sim.pdf' }];
  const database = { handle, siteVersion: () => 1 };
  const source = { database, listFiles: async () => files, now: () => 0, isPublic: false };
  const { index } = await keepIndex(source)('en');
  const [first] = index.find('secure sim datasheet').found;
  expect(first && index.present(first).path).toBe('/uid-product?n=sim.pdf');
});

test('a document in one language is found in that language, one in neither in both', async () => {
  await using server = await open();
  const { handle } = server.deps.database;
  const fileOf = (name: string, language?: 'zh' | 'en') => ({
    kind: 'product-document' as const,
    title: { zh: 'Xolotl', en: 'Xolotl' },
    version: '1',
    date: '2026-01-05',
    name,
    type: 'application/pdf',
    savedAs: name,
    ...(language && { language }),
  });
  const files = [fileOf('zh.pdf', 'zh'), fileOf('en.pdf', 'en'), fileOf('any.pdf')];
  const database = { handle, siteVersion: () => 1 };
  const indexOf = keepIndex({
    database,
    listFiles: async () => files,
    now: () => 0,
    isPublic: false,
  });
  for (const language of ['zh', 'en'] as const) {
    const { index } = await indexOf(language);
    const paths = index.find('Xolotl').found.map((each) => index.present(each).path);
    expect(paths.toSorted()).toEqual(
      ['any.pdf', `${language}.pdf`].map((n) => `/uid-product?n=${n}`),
    );
  }
});

test('an index that was begun before the last change says that it is behind, and the next is not', async () => {
  await using server = await open();
  const { handle } = server.deps.database;
  const site = { version: 1 };
  const database = { handle, siteVersion: () => site.version };
  const indexOf = keepIndex({ database, listFiles: async () => [], now: () => 0, isPublic: false });
  expect((await indexOf('en')).isBehind).toBe(false);
  site.version = 2;
  const begun = indexOf('en');
  site.version = 3;
  const [first, joined] = await Promise.all([begun, indexOf('en')]);
  expect([first.isBehind, joined.isBehind]).toEqual([true, true]);
  // A search waits half a second for the next update, which may take longer on a busy machine.
  await expect.poll(async () => (await indexOf('en')).isBehind).toBe(false);
});
