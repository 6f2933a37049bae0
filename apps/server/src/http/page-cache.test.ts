import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';

import { compressPage } from './compress-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPageShrinker } from './page-shrinker.ts';
import { toStoredPage } from './stored-page.ts';
import type { StoredPage } from './stored-page.ts';

function pageOf(text: string, status = 200, kept?: StoredPage) {
  return toStoredPage({ status, headers: {}, cookies: [], text }, kept);
}

test('a page is rendered once for readers who come together', async () => {
  const cache = createPageCache(() => 0);
  const produce = vi.fn<() => Promise<StoredPage>>(() => pageOf('one'));
  const pages = await Promise.all([1, 2, 3].map(() => cache.get('/home', produce)));
  expect(produce).toHaveBeenCalledTimes(1);
  expect(new Set(pages).size).toBe(1);
});

test('an old page is answered at once and renewed behind the reader', async () => {
  const clock = { now: 0 };
  const cache = createPageCache(() => clock.now);
  await cache.get('/home', () => pageOf('old'));
  clock.now = 31_000;
  const stale = await cache.get('/home', () => pageOf('new'));
  expect(stale.body.raw.toString()).toBe('old');
  await vi.waitFor(async () => {
    const page = await cache.get('/home', () => pageOf('newer'));
    expect(page.body.raw.toString()).toBe('new');
  });
});

test('a page stays while it cannot be renewed', async () => {
  const clock = { now: 0 };
  const cache = createPageCache(() => clock.now);
  await cache.get('/home', () => pageOf('good'));
  clock.now = 31_000;
  const failures = [
    () => Promise.reject(new Error('database away')),
    () => pageOf('sorry', 503),
    () => Promise.reject(new Error('still away')),
  ];
  for (const failure of failures) {
    const page = await cache.get('/home', failure);
    expect(page.body.raw.toString()).toBe('good');
  }
});

test('a failure and a missing page are not kept', async () => {
  const cache = createPageCache(() => 0);
  await expect(cache.get('/home', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await cache.get('/gone', () => pageOf('gone', 404));
  const produce = vi.fn<() => Promise<StoredPage>>(() => pageOf('here'));
  await cache.get('/home', produce);
  await cache.get('/gone', produce);
  expect(produce).toHaveBeenCalledTimes(2);
});

test('a kept page is compressed as far as it goes, and the same words only once', async () => {
  const compress = vi.fn<typeof compressPage>(compressPage);
  const cache = createPageCache(() => 0, createPageShrinker(compress));
  const words = (await pageOf('the key is in the card. '.repeat(200))).body.raw.toString();
  const first = await cache.get('/mall', () => pageOf(words), { isLive: true });
  await vi.waitFor(() => expect(first.body.isSmallest).toBe(true));
  const again = await cache.get('/mall', (kept) => pageOf(words, 200, kept), { isLive: true });
  expect(again.body).toBe(first.body);
  expect(brotliDecompressSync(again.body.brotli).toString()).toBe(words);
  const other = await cache.get('/mall', (kept) => pageOf('sold out', 200, kept), { isLive: true });
  expect(brotliDecompressSync(other.body.brotli).toString()).toBe('sold out');
  await vi.waitFor(() => expect(other.body.isSmallest).toBe(true));
  expect(compress).toHaveBeenCalledTimes(2);
});

test('a page that cannot be compressed further goes on as it is, and so do those behind it', async () => {
  const compress = vi.fn<typeof compressPage>(compressPage);
  compress.mockRejectedValueOnce(new Error('no memory'));
  const cache = createPageCache(() => 0, createPageShrinker(compress));
  const [one, two] = await Promise.all(
    ['one', 'two'].map((text) => cache.get(`/${text}`, () => pageOf(text))),
  );
  await vi.waitFor(() => expect(two?.body.isSmallest).toBe(true));
  expect(brotliDecompressSync(one?.body.brotli ?? '').toString()).toBe('one');
});

test('the page nobody asked for longest makes room', async () => {
  const cache = createPageCache(() => 0);
  await cache.get('/popular', () => pageOf('popular'));
  for (let number = 0; number < 600; number += 1) {
    await cache.get(`/page?x=${number}`, () => pageOf(`${number}`));
    await cache.get('/popular', () => pageOf('rendered again'));
  }
  const page = await cache.get('/popular', () => pageOf('rendered again'));
  expect(page.body.raw.toString()).toBe('popular');
});

test('a live page is rendered for everybody, and the last one stands in while that fails', async () => {
  const cache = createPageCache(() => 0);
  const live = { isLive: true };
  const read = async (produce: () => Promise<StoredPage>) =>
    (await cache.get('/mall', produce, live)).body.raw.toString();
  expect(await read(() => pageOf('first price'))).toBe('first price');
  expect(await read(() => pageOf('second price'))).toBe('second price');
  expect(await read(() => Promise.reject(new Error('database away')))).toBe('second price');
  expect(await read(() => pageOf('sorry', 503))).toBe('second price');
});

test('a page that nobody asked for in a while is rendered before it is shown', async () => {
  const clock = { now: 0 };
  const cache = createPageCache(() => clock.now);
  await cache.get('/home', () => pageOf('last week'));
  clock.now = 7 * 24 * 60 * 60_000;
  const page = await cache.get('/home', () => pageOf('today'));
  expect(page.body.raw.toString()).toBe('today');
});
