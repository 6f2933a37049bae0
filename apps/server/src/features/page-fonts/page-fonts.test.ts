import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as site from '@uid/contract/contents';
import { routes } from '@uid/contract/pages';
import * as contract from '@uid/contract/staff-contents';
import { pageFontsOf } from '@uid/fonts/published-fonts';
import type { PublishedFonts } from '@uid/fonts/published-fonts';
import { create } from 'fontkit';
import { afterAll, expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { hearOfChanges } from '../../testing/hear-of-changes.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { PageBuild } from '../../http/pages/render-page.ts';
import { day, minute } from '../../job.ts';
import { seed } from '../../seed.ts';
import { pageFontJobs } from './jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'uid-fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const planFile = join(folder, 'font-cutting.json');
const plan = {
  cores: { 300: '', 400: '关于', 600: '' },
  rules: [{ selector: 'h1', weight: 600, isConditional: false }],
  lower: 'footer',
};
writeFileSync(planFile, JSON.stringify(plan));

const detail = '/news/detail?id=akma';
const built: PublishedFonts = {
  sheet: '/assets/fonts/chinese-12345678.css',
  pages: { '/news': { rules: '', first: [], text: '新闻关于' } },
};

/** The head of every page names its fonts. An article shows its title and what all pages share. */
const build: PageBuild = {
  async handlePage({ url }, { call, page, fonts }) {
    const { pathname, search, searchParams } = new URL(url);
    const own = fonts && pageFontsOf(fonts, pathname + search);
    const id = searchParams.get('id');
    const title = id
      ? (await call(site.getNewsArticle, { language: 'zh', id })).title
      : (searchParams.get('q') ?? '新闻');
    const style = own ? `<style>${own.rules}</style>` : `<link href="${fonts?.sheet}">`;
    const body = `<body><h1>${title}</h1><footer>关于</footer></body>`;
    return new Response(`<head>${style}</head>${body}`, {
      status: page ? 200 : 404,
      headers: { 'content-type': 'text/html' },
    });
  },
};

const pages = {
  build,
  fonts: built,
  cuttingPlan: planFile,
  shellAssets: import.meta.dirname,
  microApps: [],
};

type Site = TestApp & { pageFonts: NonNullable<TestApp['pageFonts']> };

async function openSite(
  database?: TestApp['deps']['database'],
  fonts: PublishedFonts = built,
): Promise<Site> {
  const server = await createTestApp({ pages: { ...pages, fonts }, ...(database && { database }) });
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  if (!database) await seed(server.deps);
  return { ...server, pageFonts: server.pageFonts! };
}

/** Publishes a title as staff do. */
async function publishTitle(server: TestApp, title: string): Promise<void> {
  const staff = await buildStaff(server, ['editor']);
  const named = { language: 'en', kind: 'news', id: 'akma' } as const;
  const read = async () => {
    const { result } = await server.call(contract.getStaffContent, named, staff);
    return result.parts.find(({ part }) => part === 'zh')!;
  };
  const { published, revision } = await read();
  const body = JSON.stringify({ ...(JSON.parse(published?.body ?? '{}') as object), title });
  await server.call(contract.saveContentDraft, { ...named, part: 'zh', revision, body }, staff);
  const parts = [{ part: 'zh' as const, revision: (await read()).revision }];
  const answer = await server.call(contract.publishContent, { ...named, parts }, staff);
  expect(answer.status).toBe(200);
  await hearOfChanges(server.deps.database);
}

/** Returns the page of a reader once the work that it started is done. */
async function readPage(server: Site, address = detail): Promise<string> {
  const { body } = await server.app.inject(address);
  await server.pageFonts.settled();
  return body;
}

function filesIn(page: string): string[] {
  return [...page.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file);
}

/** Waits until the page names other files, and returns them. On a busy machine, a reader may get the earlier page. */
async function newFilesOf(server: Site, old: string[] = []): Promise<string[]> {
  let files: string[] = [];
  const read = async () => (files = filesIn(await readPage(server)));
  await expect.poll(read, { timeout: 15_000 }).not.toEqual(old);
  return files;
}

function drawnBy(bytes: Buffer): string {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('not one font');
  // The last code point ends the table; it is no character.
  return String.fromCodePoint(...font.characterSet.filter((code) => code !== 0xffff));
}

const sorted = (text: string) => Array.from(text).toSorted().join('');

test('words that staff publish have fonts of their page’s own as soon as these are cut', async () => {
  await using server = await openSite();
  await publishTitle(server, '鹿鸣山谷');
  expect(await readPage(server)).toContain(built.sheet);
  const [file = '', ...others] = await newFilesOf(server);
  expect(others).toEqual([]);
  const font = await server.app.inject(file);
  expect(font.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(drawnBy(font.rawPayload)).toBe(sorted('鹿鸣山谷'));

  server.clock.now += 2 * minute;
  await publishTitle(server, '鹿鸣海谷');
  expect(filesIn(await readPage(server))).toEqual([file]);
  const [next = ''] = await newFilesOf(server, [file]);
  expect(drawnBy((await server.app.inject(next)).rawPayload)).toBe(sorted('鹿鸣海谷'));
  // Readers of the earlier page still get its file.
  expect((await server.app.inject(file)).statusCode).toBe(200);
});

test('another process, and one that starts later, has what one of them has cut', async () => {
  await using server = await openSite();
  await publishTitle(server, '鹿鸣山谷');
  await readPage(server);
  const [file = ''] = await newFilesOf(server);
  await using other = await openSite(server.deps.database);
  expect(filesIn(await readPage(other))).toEqual([file]);
  expect((await other.app.inject(file)).statusCode).toBe(200);
});

test('a file that is as the build made it stays where browsers have it from', async () => {
  await using server = await openSite();
  await publishTitle(server, '鹿鸣山谷');
  await readPage(server);
  const [file = ''] = await newFilesOf(server);
  const made = file.replace('/assets/page-fonts/', '/assets/fonts/');
  const own = { rules: `@font-face{src:url(${made})}`, first: [], text: '' };
  const fonts = { ...built, pages: { ...built.pages, [detail]: own } };
  await using next = await openSite(server.deps.database, fonts);
  await expect.poll(() => readPage(next), { timeout: 15_000 }).toContain('unicode-range');
  expect(filesIn(await readPage(next))).toEqual([made]);
});

test('a damaged row brings nothing into the page, and is cut again', async () => {
  await using server = await openSite();
  await publishTitle(server, '鹿鸣山谷');
  await readPage(server);
  const { handle } = server.deps.database;
  const [file = ''] = await newFilesOf(server);
  const page = JSON.stringify({ rules: '</style><script>', first: [], text: '鹿鸣山谷关于' });
  for (const damaged of ['{', page]) {
    await handle.updateTable('pageFonts').set({ page: damaged }).execute();
    await handle.updateTable('pageFontFiles').set({ bytes: 'damaged' }).execute();
    await using later = await openSite(server.deps.database);
    expect((await later.app.inject(file)).statusCode).toBe(404);
    const first = await readPage(later);
    expect(first).toContain(built.sheet);
    expect(first).not.toContain('<script>');
    expect(await newFilesOf(later)).toEqual([file]);
    expect((await later.app.inject(file)).statusCode).toBe(200);
  }
});

test('a character that no font of ours draws is the reader’s system’s, and cut for once', async () => {
  await using server = await openSite();
  await publishTitle(server, '鹿𠀀');
  await readPage(server);
  const [file = ''] = await newFilesOf(server);
  expect(drawnBy((await server.app.inject(file)).rawPayload)).toBe('鹿');
  const { handle } = server.deps.database;
  await handle.updateTable('pageFonts').set({ cutAt: 1 }).execute();
  await using later = await openSite(server.deps.database);
  expect(filesIn(await readPage(later))).toEqual([file]);
  expect(await handle.selectFrom('pageFonts').select('cutAt').execute()).toEqual([{ cutAt: 1 }]);
});

test('what visitors make of addresses is cut for none of them', async () => {
  await using server = await openSite();
  const addresses = [
    '/mall?q=%E9%B9%BF',
    '/mall?q=%E9%B8%A3&item=a',
    '/en/news/detail?id=akma',
    '/no/such/page?q=%E9%B9%BF',
    '/cart?q=%E9%B9%BF',
    '/news?q=%E9%B9%BF',
    '/news',
  ];
  for (const address of addresses) await readPage(server, address);
  const { handle } = server.deps.database;
  const cut = await handle.selectFrom('pageFonts').select('address').execute();
  expect(cut.map(({ address }) => address)).toEqual([]);
  for (const name of ['a.woff2', 'unknown-400-12345678.woff2', '..%2f..%2fsecret.woff2'])
    expect((await server.app.inject(`/assets/page-fonts/${name}`)).statusCode).toBe(404);
});

test('pages that an earlier release has cut leave room for those of this one', async () => {
  await using server = await openSite();
  const { handle } = server.deps.database;
  const row = { build: 'earlier', page: '{}', cutAt: server.clock.now };
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ ...row, address: `/page-${at}` }));
  for (let first = 0; first < rows.length; first += 500)
    await handle
      .insertInto('pageFonts')
      .values(rows.slice(first, first + 500))
      .execute();
  await readPage(server, '/mall');
  const own = handle.selectFrom('pageFonts').select('address').where('build', '<>', row.build);
  expect(await own.execute()).toEqual([{ address: '/mall' }]);
});

test('a page whose words change all the time is cut once a minute', async () => {
  await using server = await openSite();
  await publishTitle(server, '鹿');
  await readPage(server);
  const before = await newFilesOf(server);
  await publishTitle(server, '鸣');
  await readPage(server);
  expect(filesIn(await readPage(server))).toEqual(before);
});

test('where cutting fails, pages stay as they are, and it is tried again after a minute', async () => {
  const cuttingPlan = join(folder, 'later.json');
  await using server = await createTestApp({ pages: { ...pages, cuttingPlan } });
  await seed(server.deps);
  const read = (page: string) => readPage({ ...server, pageFonts: server.pageFonts! }, page);
  expect(await read(routes.mall)).toContain(built.sheet);
  writeFileSync(cuttingPlan, JSON.stringify(plan));
  const addresses = async () =>
    (await server.deps.database.handle.selectFrom('pageFonts').select('address').execute()).map(
      ({ address }) => address,
    );
  server.clock.now += minute - 1;
  await read(routes.support);
  expect(await addresses()).toEqual([]);
  server.clock.now += 1;
  await read(routes.solutions);
  expect(await addresses()).toEqual([routes.solutions]);
});

test('what is old is forgotten, the files a day after the pages', async () => {
  await using server = await openSite();
  await readPage(server, '/mall');
  const { handle } = server.deps.database;
  const count = async () => [
    (await handle.selectFrom('pageFonts').selectAll().execute()).length,
    (await handle.selectFrom('pageFontFiles').selectAll().execute()).length,
  ];
  const later = async (days: number) => {
    server.clock.now += days * day;
    await Promise.all(pageFontJobs(server.deps).map(({ run }) => run(() => false)));
    return count();
  };
  expect(await later(30)).toEqual([1, 1]);
  expect(await later(1)).toEqual([0, 1]);
  expect(await later(1)).toEqual([0, 0]);
});
