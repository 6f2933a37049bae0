import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listDownloads } from '@uid/contract/downloads';
import type { Drawing } from '@uid/downloads/draw-file';
import type { PublishedFile } from '@uid/downloads/published-files';
import { wordsHash } from '@uid/downloads/words-hash';
import { expect, test } from 'vitest';

import { day, hour, minute } from '../../job.ts';
import { readPdfText } from '../invoices/testing/read-pdf-text.ts';
import type { FileStore } from '../media/files/file-store.ts';
import { createDrawnFiles } from './drawn-files.ts';
import { drawingJobs } from './jobs.ts';
import { readWritingDays } from './read-writing-days.ts';
import { maxDrawnFiles, sweepDrawn } from './sweep-drawn.ts';
import { openDrawingSite, openEditor } from './testing/open-site.ts';
import type { DrawingSite } from './testing/open-site.ts';

const sdp = { kind: 'product', id: 'sdp' } as const;
const akma = { kind: 'news', id: 'akma' } as const;
const page = '/en/product/sdp';
const article = '/en/news/detail?id=akma';
const pdf = '/uid-product?n=uid-sdp-en.pdf';
const patience = { timeout: 30_000 };

/** Waits until the page has another image address, and returns it. */
async function addressIn(site: DrawingSite, path: string, before = ''): Promise<string> {
  let address = '';
  const read = async () => (address = (await site.app.inject(path)).body);
  await expect.poll(read, patience).not.toBe(before);
  return address;
}

/**
 * Waits until the document contains these words, and returns its text. Until then, readers get the earlier document.
 */
async function documentSaying(site: DrawingSite, words: string, path = pdf): Promise<string> {
  let text = '';
  const read = async () => {
    const { statusCode, rawPayload } = await site.app.inject(path);
    return (text = statusCode === 200 ? readPdfText(rawPayload).replaceAll('\n', ' ') : '');
  };
  await expect.poll(read, patience).toContain(words);
  return text;
}

/** Waits until the image is drawn, which may take longer than a request waits, and returns it. */
async function imageAt(site: DrawingSite, address: string): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  const read = async () => {
    const { headers, rawPayload } = await site.app.inject(address);
    bytes = rawPayload;
    return headers['cache-control'];
  };
  await expect.poll(read, patience).toBe('public, max-age=86400');
  return bytes;
}

/** Returns the images that contain these words. */
const imagesSaying = (site: DrawingSite, words: string) =>
  site.drawn.filter(
    ({ type, words: said }) => type === 'png' && JSON.stringify(said).includes(words),
  );

test('H1: what is published in a language is in its preview image, at another address, and in its document', async () => {
  await using site = await openDrawingSite();
  const editor = await openEditor(site);
  const before = await addressIn(site, page);
  const chinese = await addressIn(site, '/product/sdp');
  expect(before).toMatch(/^\/og\/en\/product-sdp\.png\?v=[0-9a-f]{8}$/);
  const old = await imageAt(site, before);
  await editor.change(sdp, 'en', { name: 'Quetzal Gate' });
  const address = await addressIn(site, page, before);
  const image = await imageAt(site, address);
  expect(image.equals(old)).toBe(false);
  expect(imagesSaying(site, 'Quetzal Gate')).toHaveLength(1);
  // The old address also shows what is published now, but must be revalidated.
  const kept = await site.app.inject(before);
  expect(kept.rawPayload.equals(image)).toBe(true);
  expect(kept.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-cache',
  });
  expect(await addressIn(site, '/product/sdp')).toBe(chinese);
  expect(await documentSaying(site, 'Quetzal Gate')).toContain('2026-12-01');
  const { rawPayload } = await site.app.inject(pdf);
  const { downloads } = (await site.call(listDownloads, { language: 'en', product: 'sdp' })).result;
  const listed = downloads.find(({ name }) => name === 'uid-sdp-en.pdf');
  expect(listed?.sha256).toBe(createHash('sha256').update(rawPayload).digest('hex'));
});

test('what is about no product is drawn too: articles, the home page, the company’s own words', async () => {
  await using site = await openDrawingSite();
  const editor = await openEditor(site);
  const [news, home] = [await addressIn(site, article), await addressIn(site, '/en/home')];
  expect(news).toMatch(/^\/og\/en\/news-akma\.png\?v=/);
  await editor.change(akma, 'en', { title: 'Quetzal news' });
  await imageAt(site, await addressIn(site, article, news));
  expect(imagesSaying(site, 'Quetzal news')).toHaveLength(1);
  await editor.change({ kind: 'company', id: 'company' }, 'en', { brand: 'Quetzal Ltd' });
  await imageAt(site, await addressIn(site, '/en/home', home));
  expect(imagesSaying(site, 'Quetzal Ltd')).toHaveLength(1);
  await documentSaying(site, 'Quetzal Ltd');
});

test('an item of the mall has an image of its own, in both languages, as long as it is on sale', async () => {
  await using site = await openDrawingSite();
  const item = '/mall?item=sim-card';
  expect(await addressIn(site, item)).toMatch(/^\/og\/zh\/item-sim-card\.png\?v=/);
  const address = await addressIn(site, `/en${item}`);
  await imageAt(site, address);
  expect(imagesSaying(site, 'Secure SIM')).toMatchObject([{ words: { label: 'Shop' } }]);
  expect(await addressIn(site, '/en/mall')).toMatch(/^\/og\/en\/mall\.png/);
  const { handle } = site.deps.database;
  await handle.updateTable('variants').set({ isWithdrawn: 1 }).execute();
  expect((await site.app.inject(address)).statusCode).toBe(404);
});

test('H2: a draft, a preview and what is planned are in no image and no document', async () => {
  await using site = await openDrawingSite();
  const editor = await openEditor(site);
  const before = [await addressIn(site, page), await addressIn(site, article)];
  await editor.draft(sdp, 'en', { name: 'Secret Gate' });
  await editor.draft(akma, 'en', { title: 'Secret news' });
  await editor.schedule(akma, ['en'], '2026-12-24T09:00');
  expect(await editor.preview(sdp)).toBe(before[0]);
  expect([await addressIn(site, page), await addressIn(site, article)]).toEqual(before);
  for (const address of before) await imageAt(site, address);
  await documentSaying(site, 'Product description');
  expect(JSON.stringify(site.drawn)).not.toContain('Secret');
});

test('what staff add has an image and documents of its own, until it is withdrawn', async () => {
  await using site = await openDrawingSite();
  const editor = await openEditor(site);
  const added = { kind: 'product', id: 'added' } as const;
  const titled = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `Title ${at}`, text: `Text ${at}` }));
  const text = {
    name: 'Quetzalcoatl',
    job: 'What it does',
    description: 'In a few words',
    problem: { title: 'Problem', paragraphs: ['Why'] },
    verbs: titled(3).map(({ title, text: line }) => ({ verb: title, text: line })),
    features: titled(4),
    specification: [1, 2].map((group) => ({
      group: `Group ${group}`,
      rows: [1, 2].map((row) => ({ name: `Row ${row}`, value: '1 W' })),
    })),
    limits: ['One', 'Two'],
  };
  const document = '/uid-product?n=uid-added-en.pdf';
  const image = '/og/en/product-added.png';
  await editor.draft(added, 'shared', {
    slug: 'added',
    position: 40,
    group: 'card',
    drawing: 'sim',
  });
  for (const part of ['zh', 'en'] as const) await editor.draft(added, part, text);
  for (const path of [image, document])
    expect((await site.app.inject(path)).statusCode, path).toBe(404);
  expect(await editor.preview(added)).toBe('');
  await editor.publish(added);
  await expect
    .poll(async () => (await site.app.inject('/en/product/added')).body, patience)
    .toContain(image);
  await imageAt(site, await addressIn(site, '/en/product/added'));
  expect(imagesSaying(site, 'Quetzalcoatl')).toHaveLength(1);
  await documentSaying(site, 'Quetzalcoatl', document);
  await editor.withdraw(added);
  for (const path of [image, document]) {
    const status = async () => (await site.app.inject(path)).statusCode;
    await expect.poll(status, { ...patience, message: path }).toBe(404);
  }
  await editor.withdraw(akma);
  expect((await site.app.inject('/og/en/news-akma.png')).statusCode).toBe(404);
});

test.each([
  '/og/en/product-none.png',
  '/og/en/nothing.png',
  '/og/fr/home.png',
  '/og/en/home.pdf',
  '/og/en/..%2f..%2fhome.png',
  `/og/en/${'a'.repeat(180)}.png`,
])('%s is no image', async (path) => {
  await using site = await openDrawingSite();
  expect((await site.app.inject(path)).statusCode).toBe(404);
  expect(site.drawn).toEqual([]);
});

test('of two processes one draws, and both have it; one that starts later draws nothing', async () => {
  await using site = await openDrawingSite();
  await using other = await openDrawingSite({ beside: site });
  const editor = await openEditor(site);
  const before = await addressIn(site, page);
  await editor.change(sdp, 'en', { name: 'Quetzal Gate' });
  const image = await addressIn(site, page, before);
  const images = await Promise.all([site, other, site, other].map((each) => imageAt(each, image)));
  expect(new Set(images.map((bytes) => bytes.toString('base64'))).size).toBe(1);
  await Promise.all([documentSaying(site, 'Quetzal Gate'), documentSaying(other, 'Quetzal Gate')]);
  const drawn = [...site.drawn, ...other.drawn].map((each) => JSON.stringify(each));
  expect(drawn.length).toBeGreaterThan(1);
  expect(new Set(drawn).size).toBe(drawn.length);
  await using later = await openDrawingSite({ beside: site });
  await imageAt(later, image);
  await documentSaying(later, 'Quetzal Gate');
  expect(later.drawn).toEqual([]);
});

const release: PublishedFile = {
  name: 'uid-sdp-en.pdf',
  kind: 'product-document',
  language: 'en',
  product: 'sdp',
  title: { zh: '软件定义边界', en: 'Software-Defined Perimeter' },
  version: '1.1+0000000',
  date: '2026-11-20',
  type: 'application/pdf',
  savedAs: 'sdp.pdf',
  words: 'of the release',
  bytes: Buffer.from('as released'),
};

test('where drawing fails, the release’s document stays, nobody keeps a stand-in, and it is tried again after a minute', async () => {
  let isBroken = true;
  const draw = async () => {
    if (isBroken) throw new Error('no');
    return Buffer.from('drawn');
  };
  await using site = await openDrawingSite({ draw, downloads: [release] });
  expect((await site.app.inject(pdf)).body).toBe('as released');
  const address = await addressIn(site, page);
  const before = await site.app.inject(address);
  expect(before.headers['cache-control']).toBe('no-cache');
  expect(before.body).not.toBe('drawn');
  expect(site.drawn).toHaveLength(1);
  isBroken = false;
  site.clock.now += minute;
  await expect.poll(async () => (await site.app.inject(address)).body, patience).toBe('drawn');
  await expect.poll(async () => (await site.app.inject(pdf)).body, patience).toBe('drawn');
});

test('a document that no release has stays as it was drawn last until its successor is there', async () => {
  let isBroken = false;
  const draw = async () => {
    if (isBroken) throw new Error('no');
    return Buffer.from('drawn');
  };
  await using site = await openDrawingSite({ draw });
  const editor = await openEditor(site);
  await expect.poll(async () => (await site.app.inject(pdf)).body, patience).toBe('drawn');
  isBroken = true;
  await editor.change(sdp, 'en', { name: 'Quetzal Gate' });
  expect((await site.app.inject(pdf)).body).toBe('drawn');
});

test('what says the same as in the release is the release’s', async () => {
  await using site = await openDrawingSite();
  await documentSaying(site, 'Product description');
  const address = await addressIn(site, page);
  await imageAt(site, address);
  const [words = '', image = ''] = ['pdf', 'png'].map((type) => {
    const made = site.drawn.filter((each) => each.type === type).map(({ words }) => words);
    return wordsHash(made.find(({ slug, language }) => slug === 'sdp' && language === 'en') ?? {});
  });
  const folder = join(site.dataDir, 'og');
  await mkdir(join(folder, 'en'), { recursive: true });
  await writeFile(join(folder, 'en/product-sdp.png'), 'as built');
  await writeFile(`${folder}.json`, JSON.stringify({ 'en/product-sdp.png': { words: image } }));
  await using next = await openDrawingSite({ beside: site, downloads: [{ ...release, words }] });
  expect((await next.app.inject(pdf)).body).toBe('as released');
  const answer = await next.app.inject(address);
  expect([answer.body, answer.headers['cache-control']]).toEqual([
    'as built',
    'public, max-age=86400',
  ]);
  const editor = await openEditor(next);
  await editor.change(sdp, 'en', { name: 'Quetzal Gate' });
  await documentSaying(next, 'Quetzal Gate');
  const changed = await imageAt(next, await addressIn(next, page, address));
  expect(changed.toString()).not.toBe('as built');
});

test('a document is of the day on which its own words, or the company’s, were written last', async () => {
  await using site = await openDrawingSite();
  const { handle } = site.deps.database;
  const changeLater = async (
    ...change: Parameters<Awaited<ReturnType<typeof openEditor>>['change']>
  ) => {
    site.clock.now += day;
    await (await openEditor(site)).change(...change);
    const dayOf = await readWritingDays(handle);
    return (['zh', 'en'] as const).map((language) => dayOf('sdp', language));
  };
  // In China, the next day has begun already.
  site.clock.now = Date.UTC(2026, 11, 1, 17);
  expect(await changeLater(sdp, 'zh', { name: '门' })).toEqual(['2026-12-03', '2026-12-01']);
  expect(await changeLater({ kind: 'product', id: 'tm-control' }, 'en', { name: 'Gate' })).toEqual([
    '2026-12-03',
    '2026-12-01',
  ]);
  expect(
    await changeLater({ kind: 'company', id: 'company' }, 'en', { brand: 'Quetzal Ltd' }),
  ).toEqual(['2026-12-03', '2026-12-05']);
});

test('other code draws the same words anew', async () => {
  await using site = await openDrawingSite();
  const drawBy = async (madeOf: string) => {
    const drawer = { draw: async () => Buffer.from(madeOf), close: async () => undefined };
    const openDrawer = async () => drawer;
    const files = createDrawnFiles({
      ...site.deps,
      openDrawer,
      onFailure: () => undefined,
      madeOf,
    });
    const bytes = await files.get({ type: 'png', words: {} } as unknown as Drawing, minute);
    await files.close();
    return bytes?.toString();
  };
  expect([await drawBy('one'), await drawBy('one'), await drawBy('other')]).toEqual([
    'one',
    'one',
    'other',
  ]);
});

test('where what draws could not be loaded, it is loaded after a minute, and the site ends well before that', async () => {
  await using site = await openDrawingSite();
  const { config } = site.deps;
  const clock = { now: 0 };
  const failures: unknown[] = [];
  let isThere = false;
  const openDrawer = async () => {
    if (!isThere) throw new Error('not there');
    return { draw: async () => Buffer.from('drawn'), close: async () => undefined };
  };
  const options = { config, madeOf: 'its', now: () => clock.now, openDrawer };
  const open = () =>
    createDrawnFiles({ ...options, onFailure: (cause) => void failures.push(cause) });
  const words = { slug: 'never-drawn' } as unknown as Extract<Drawing, { type: 'png' }>['words'];
  const drawing = { type: 'png', words } as const;
  const ended = open();
  expect(await ended.get(drawing, hour)).toBeUndefined();
  await ended.close();
  const files = open();
  expect(await files.get(drawing, hour)).toBeUndefined();
  expect(failures).toHaveLength(2);
  isThere = true;
  clock.now += minute;
  expect(await files.get(drawing, hour)).toEqual(Buffer.from('drawn'));
  await files.close();
});

test('of more than a site needs the oldest are forgotten', async () => {
  const removed: string[] = [];
  const store = {
    async *list() {
      for (let at = 0; at <= maxDrawnFiles; at += 1)
        yield { name: `${at}.png`, writtenAt: at === 7 ? 1 : 2 };
    },
    remove: async (name: string) => void removed.push(name),
    removeUnfinished: async () => undefined,
  } as unknown as FileStore;
  await sweepDrawn({ now: () => day }, store);
  expect(removed).toEqual(['7.png']);
});

test('what was drawn long ago is forgotten', async () => {
  await using site = await openDrawingSite();
  await imageAt(site, await addressIn(site, page));
  const files = async () =>
    (await readdir(join(site.dataDir, 'drawn'))).filter((name) => name.endsWith('.png')).length;
  const sweep = async (now: number) => {
    const context = { ...site.deps, now: () => now };
    await Promise.all(drawingJobs(context).map(({ run }) => run(() => false)));
    return files();
  };
  expect(await files()).toBe(1);
  expect(await sweep(Date.now() + 29 * day)).toBe(1);
  expect(await sweep(Date.now() + 31 * day)).toBe(0);
});
