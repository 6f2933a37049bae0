import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';

import { compressPage } from './compress-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageCacheOptions } from './page-cache.ts';
import { createPageShrinker } from './page-shrinker.ts';
import { toStoredPage } from './stored-page.ts';
import type { StoredPage } from './stored-page.ts';

function pageOf(text: string, status = 200, kept?: StoredPage) {
  return toStoredPage({ status, headers: {}, cookies: [], prices: [], text }, kept);
}

const question = { path: '/api/items', query: {} };

/** A page with a price: `first price` was rendered while the prices were `first`. */
function pricedPageOf(text: string, status = 200) {
  const [state] = text.split(' ');
  return toStoredPage({ status, headers: {}, cookies: [], prices: [{ question, state }], text });
}

/** A cache of pages whose prices are those of `shop`; if it has none, they cannot be read. */
function cacheAt(
  clock: { now: number },
  {
    shrink,
    shop = { prices: 'none' },
    ...rest
  }: Pick<PageCacheOptions, 'shrink' | 'siteVersion' | 'dataVersion'> & {
    shop?: { prices: string | undefined };
  } = {},
) {
  const readPrices = () =>
    shop.prices === undefined
      ? Promise.reject(new Error('database away'))
      : Promise.resolve([shop.prices]);
  return createPageCache({
    now: () => clock.now,
    readPrices,
    ...(shrink && { shrink }),
    ...rest,
  });
}

function textOf(page: StoredPage | undefined): string {
  return page ? brotliDecompressSync(page.body.brotli).toString() : '';
}

test('a page is rendered once for readers who come together', async () => {
  const cache = cacheAt({ now: 0 });
  const produce = vi.fn<() => Promise<StoredPage>>(() => pageOf('one'));
  const pages = await Promise.all([1, 2, 3].map(() => cache.get('/home', produce)));
  expect(produce).toHaveBeenCalledTimes(1);
  expect(new Set(pages).size).toBe(1);
});

test('an old page is answered at once and renewed behind the reader', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  await cache.get('/home', () => pageOf('old'));
  clock.now = 31_000;
  const stale = await cache.get('/home', () => pageOf('new'));
  expect(textOf(stale)).toBe('old');
  await vi.waitFor(async () => {
    const page = await cache.get('/home', () => pageOf('newer'));
    expect(textOf(page)).toBe('new');
  });
});

test('a page stays while it cannot be renewed', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  await cache.get('/home', () => pageOf('good'));
  clock.now = 31_000;
  const failures = [
    () => Promise.reject(new Error('database away')),
    () => pageOf('sorry', 503),
    () => Promise.reject(new Error('still away')),
  ];
  for (const failure of failures) {
    const page = await cache.get('/home', failure);
    expect(textOf(page)).toBe('good');
  }
});

test('a failure and a missing page are not kept', async () => {
  const cache = cacheAt({ now: 0 });
  await expect(cache.get('/home', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await cache.get('/gone', () => pageOf('gone', 404));
  const produce = vi.fn<() => Promise<StoredPage>>(() => pageOf('here'));
  await cache.get('/home', produce);
  await cache.get('/gone', produce);
  expect(produce).toHaveBeenCalledTimes(2);
});

test('a page that sets a cookie is given to its reader alone, and forgotten', async () => {
  const cache = cacheAt({ now: 0 });
  const setsCookie = (value: string) =>
    toStoredPage({ status: 200, headers: {}, cookies: [value], prices: [], text: value });
  const read = async (value: string) => (await cache.get('/home', () => setsCookie(value))).cookies;
  expect(await read('uid-guest=first')).toEqual(['uid-guest=first']);
  expect(await read('uid-guest=second')).toEqual(['uid-guest=second']);
});

test('a page that begins to set a cookie is kept no longer', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  await cache.get('/home', () => pageOf('for everybody'));
  clock.now = 24 * 60 * 60_000;
  const own = { status: 200, headers: {}, cookies: ['a=b'], prices: [], text: 'for one' };
  expect(textOf(await cache.get('/home', () => toStoredPage(own)))).toBe('for one');
  expect(textOf(await cache.get('/home', () => pageOf('for all')))).toBe('for all');
});

test('a kept page is compressed as far as it goes, and the same words only once', async () => {
  const compress = vi.fn<typeof compressPage>(compressPage);
  const clock = { now: 0 };
  const cache = cacheAt(clock, { shrink: createPageShrinker(compress) });
  const words = 'the key is in the card. '.repeat(200);
  const first = await cache.get('/mall', () => pageOf(words));
  expect(await cache.ready('/mall')).toBe(first);
  await vi.waitFor(() => expect(first.body.isSmallest).toBe(true));
  clock.now += 24 * 60 * 60_000;
  const again = await cache.get('/mall', (kept) => pageOf(words, 200, kept));
  expect(again.body).toBe(first.body);
  expect(textOf(again)).toBe(words);
  clock.now += 24 * 60 * 60_000;
  const other = await cache.get('/mall', (kept) => pageOf('sold out', 200, kept));
  expect(textOf(other)).toBe('sold out');
  await vi.waitFor(() => expect(other.body.isSmallest).toBe(true));
  expect(compress).toHaveBeenCalledTimes(2);
});

test('a page is compressed further when a second reader asks for it', async () => {
  const compress = vi.fn<typeof compressPage>(compressPage);
  const cache = cacheAt({ now: 0 }, { shrink: createPageShrinker(compress) });
  const once = await cache.get('/mall?q=once', () => pageOf('once'));
  const twice = await cache.get('/mall?q=twice', () => pageOf('twice'));
  await cache.get('/mall?q=twice', () => pageOf('twice'));
  await vi.waitFor(() => expect(twice.body.isSmallest).toBe(true));
  expect(once.body.isSmallest).toBe(false);
  expect(compress).toHaveBeenCalledOnce();
});

test('a page that cannot be compressed further goes on as it is, and so do those behind it', async () => {
  const compress = vi.fn<typeof compressPage>(compressPage);
  compress.mockRejectedValueOnce(new Error('no memory'));
  const cache = cacheAt({ now: 0 }, { shrink: createPageShrinker(compress) });
  const [one, two] = await Promise.all(
    ['one', 'two'].map((text) => cache.get(`/${text}`, () => pageOf(text))),
  );
  for (const path of ['/one', '/two']) await cache.ready(path);
  await vi.waitFor(() => expect(two?.body.isSmallest).toBe(true));
  expect(textOf(one)).toBe('one');
});

test('the page nobody asked for longest makes room', async () => {
  const cache = cacheAt({ now: 0 });
  await cache.get('/popular', () => pageOf('popular'));
  for (let number = 0; number < 600; number += 1) {
    await cache.get(`/page?x=${number}`, () => pageOf(`${number}`));
    await cache.get('/popular', () => pageOf('rendered again'));
  }
  const page = await cache.get('/popular', () => pageOf('rendered again'));
  expect(textOf(page)).toBe('popular');
  expect(cache.size().pages).toBe(500);
  // A reader who is answered before routing also counts as having asked for the page.
  for (let number = 600; number < 1200; number += 1) {
    await cache.get(`/page?x=${number}`, () => pageOf(`${number}`));
    expect(await cache.ready('/popular')).toBe(page);
  }
});

test('a page with prices holds as long as they do, and the last one stands in while they cannot be read', async () => {
  const shop: { prices: string | undefined } = { prices: 'first' };
  const cache = cacheAt({ now: 0 }, { shop });
  const produce = vi.fn<() => Promise<StoredPage>>(() => pricedPageOf(`${shop.prices} price`));
  const read = async () => textOf(await cache.get('/mall', produce));
  expect([await read(), await read()]).toEqual(['first price', 'first price']);
  expect(produce).toHaveBeenCalledTimes(1);
  shop.prices = 'second';
  expect(await read()).toBe('second price');
  shop.prices = undefined;
  expect([await read(), await read()]).toEqual(['second price', 'second price']);
  shop.prices = 'third';
  await vi.waitFor(async () => expect(await read()).toBe('third price'));
});

test('once prices could not be read nobody waits for them, until they can be again', async () => {
  const later = Promise.withResolvers<string[]>();
  const readPrices = vi.fn<() => Promise<string[]>>(() => later.promise);
  readPrices.mockRejectedValueOnce(new Error('database away'));
  const cache = createPageCache({ now: () => 0, readPrices });
  await cache.get('/mall', () => pricedPageOf('first price'));
  const read = async () => textOf(await cache.get('/mall', () => pricedPageOf('second price')));
  expect([await read(), await read()]).toEqual(['first price', 'first price']);
  later.resolve(['second']);
  await vi.waitFor(async () => expect(await read()).toBe('second price'));
});

test('prices are looked at again only after something was committed, or where the database cannot say', async () => {
  const shop: { prices: string; version: number | Error } = { prices: 'first', version: 1 };
  const dataVersion = () => {
    if (shop.version instanceof Error) throw shop.version;
    return shop.version;
  };
  const cache = cacheAt({ now: 0 }, { shop, dataVersion });
  await cache.get('/mall', () => pricedPageOf('first price'));
  expect(cache.ready('/mall')).toBeInstanceOf(Promise);
  const page = await cache.ready('/mall');
  expect(textOf(page)).toBe('first price');
  expect(cache.ready('/mall')).toBe(page);
  shop.version = 2;
  expect(await cache.ready('/mall')).toBe(page);
  expect(cache.ready('/mall')).toBe(page);
  Object.assign(shop, { prices: 'second', version: 3 });
  expect(await cache.ready('/mall')).toBeUndefined();
  expect(await cache.ready('/mall')).toBeUndefined();
  Object.assign(shop, { prices: 'first', version: new Error('database away') });
  expect(await cache.ready('/mall')).toBe(page);
});

test('prices that could not be read are looked at again, though nothing was committed since', async () => {
  const shop: { prices: string | undefined } = { prices: undefined };
  const cache = cacheAt({ now: 0 }, { shop, dataVersion: () => 1 });
  const page = await cache.get('/mall', () => pricedPageOf('first price'));
  expect(await cache.ready('/mall')).toBe(page);
  shop.prices = 'second';
  await vi.waitFor(async () => expect(await cache.ready('/mall')).toBeUndefined());
});

test('what was committed while prices were read is looked at by the next reader', async () => {
  let version = 1;
  const shop = { prices: 'first' };
  const cache = cacheAt({ now: 0 }, { shop, dataVersion: () => version });
  await cache.get('/mall', () => pricedPageOf('first price'));
  const reading = cache.ready('/mall');
  version = 2;
  shop.prices = 'second';
  await reading;
  expect(await cache.ready('/mall')).toBeUndefined();
});

test('a page whose prices changed is shown as it was only where it cannot be rendered anew', async () => {
  const shop = { prices: 'first' };
  const cache = cacheAt({ now: 0 }, { shop });
  await cache.get('/mall', () => pricedPageOf('first price'));
  shop.prices = 'second';
  const failing = [
    () => pricedPageOf('sorry', 503),
    () => pricedPageOf('broken', 500),
    () => Promise.reject(new Error('database away')),
  ];
  for (const produce of failing)
    expect(textOf(await cache.get('/mall', produce))).toBe('first price');
  expect(textOf(await cache.get('/mall', () => pricedPageOf('second price')))).toBe('second price');
});

test('who knows of a change is not given what was begun before it, and all of them share the next', async () => {
  const shop = { prices: 'first' };
  const cache = cacheAt({ now: 0 }, { shop });
  await cache.get('/mall', () => pricedPageOf('first price'));
  shop.prices = 'second';
  const begun = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const early = cache.get('/mall', async () => {
    begun.resolve();
    await slow.promise;
    return pricedPageOf('second price');
  });
  await begun.promise;
  shop.prices = 'third';
  const produce = vi.fn<() => Promise<StoredPage>>(() => pricedPageOf('third price'));
  const late = [1, 2, 3].map(() => cache.get('/mall', produce));
  slow.resolve();
  expect(textOf(await early)).toBe('second price');
  expect((await Promise.all(late)).map(textOf)).toEqual(Array(3).fill('third price'));
  expect(produce).toHaveBeenCalledTimes(1);
});

test('who comes after a change is not refused because of what was begun before it', async () => {
  const site = { version: 1 };
  const cache = cacheAt({ now: 0 }, { siteVersion: () => site.version });
  const begun = Promise.withResolvers<StoredPage>();
  const early = cache.get('/home', () => begun.promise);
  site.version = 2;
  const late = cache.get('/home', () => pageOf('as it is now'));
  begun.reject(new Error('database away'));
  await expect(early).rejects.toThrow('database away');
  expect(textOf(await late)).toBe('as it is now');
});

test('what changed while a page was rendered is looked at again by the next reader', async () => {
  const shop = { prices: 'first' };
  const cache = cacheAt({ now: 0 }, { shop });
  await cache.get('/mall', () => {
    shop.prices = 'second';
    return pricedPageOf('first price');
  });
  const page = await cache.get('/mall', () => pricedPageOf('second price'));
  expect(textOf(page)).toBe('second price');
});

test('a page that is gone is not shown from before', async () => {
  const shop = { prices: 'first' };
  const cache = cacheAt({ now: 0 }, { shop });
  await cache.get('/item', () => pricedPageOf('here'));
  shop.prices = 'withdrawn';
  expect((await cache.get('/item', () => pricedPageOf('gone', 404))).status).toBe(404);
  const failing = cache.get('/item', () => Promise.reject(new Error('database away')));
  await expect(failing).rejects.toThrow('database away');
});

test('a page that nobody asked for in a while is rendered before it is shown', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  await cache.get('/home', () => pageOf('last week'));
  clock.now = 7 * 24 * 60 * 60_000;
  const page = await cache.get('/home', () => pageOf('today'));
  expect(textOf(page)).toBe('today');
});

test('counts what was answered from it, who waited for a rendering, and what is kept', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  const made = await cache.get('/home', () => pageOf('one'));
  expect(cache.counts).toEqual({ hits: 0, misses: 1 });
  await cache.get('/home', () => pageOf('two'));
  await cache.ready('/home');
  await cache.ready('/another');
  expect(cache.counts).toEqual({ hits: 2, misses: 1 });
  expect(cache.size()).toEqual({ pages: 1, bytes: made.body.brotli.length });
});

test('counts a page whose prices have changed as a rendering', async () => {
  const shop = { prices: 'first' };
  const cache = cacheAt({ now: 0 }, { shop });
  await cache.get('/mall', () => pricedPageOf('first price'));
  await cache.ready('/mall');
  expect(cache.counts).toEqual({ hits: 1, misses: 1 });
  shop.prices = 'second';
  await cache.ready('/mall');
  await cache.get('/mall', () => pricedPageOf('second price'));
  expect(cache.counts).toEqual({ hits: 1, misses: 2 });
});

test('a page is rendered anew for whoever comes after the site has changed, once for all of them', async () => {
  const site = { version: 1 };
  const cache = cacheAt({ now: 0 }, { siteVersion: () => site.version });
  await cache.get('/home', () => pageOf('old'));
  expect(textOf(await cache.ready('/home'))).toBe('old');
  site.version = 2;
  expect(cache.ready('/home')).toBeUndefined();
  const produce = vi.fn<() => Promise<StoredPage>>(() => pageOf('new'));
  const pages = await Promise.all([1, 2, 3].map(() => cache.get('/home', produce)));
  expect(pages.map(textOf)).toEqual(['new', 'new', 'new']);
  expect(produce).toHaveBeenCalledTimes(1);
  expect(textOf(await cache.ready('/home'))).toBe('new');
});

test('a rendering that began before the site changed is not for whoever comes after', async () => {
  const site = { version: 1 };
  const cache = cacheAt({ now: 0 }, { siteVersion: () => site.version });
  const { promise, resolve } = Promise.withResolvers<StoredPage>();
  const early = cache.get('/home', () => promise);
  site.version = 2;
  const late = cache.get('/home', () => pageOf('new'));
  resolve(pageOf('old'));
  expect([textOf(await early), textOf(await late)]).toEqual(['old', 'new']);
  expect(textOf(await cache.get('/home', () => pageOf('newer')))).toBe('new');
});

test('a page that the site changed behind while it was rendered is not kept as the new one', async () => {
  const site = { version: 1 };
  const cache = cacheAt({ now: 0 }, { siteVersion: () => site.version });
  const first = await cache.get('/home', () => {
    site.version = 2;
    return pageOf('old words');
  });
  expect(textOf(first)).toBe('old words');
  expect(cache.ready('/home')).toBeUndefined();
  expect(textOf(await cache.get('/home', () => pageOf('new words')))).toBe('new words');
});

test('a rendering that began before the site changed is not taken for its prices', async () => {
  const site = { version: 1 };
  const clock = { now: 0 };
  const options = { shop: { prices: 'first' }, siteVersion: () => site.version };
  const cache = cacheAt(clock, options);
  await cache.get('/mall', () => pricedPageOf('first words'));
  clock.now = 31_000;
  const { promise, resolve } = Promise.withResolvers<StoredPage>();
  await cache.get('/mall', () => promise);
  site.version = 2;
  const late = cache.get('/mall', () => pricedPageOf('first new words'));
  resolve(await pricedPageOf('first old words'));
  expect(textOf(await late)).toBe('first new words');
});

test('what was changed is not waited for where it takes long or fails: the kept page shows', async () => {
  const site = { version: 1 };
  const cache = cacheAt({ now: 0 }, { siteVersion: () => site.version });
  await cache.get('/home', () => pageOf('old'));
  site.version = 2;
  const failure = () => Promise.reject(new Error('database away'));
  expect(textOf(await cache.get('/home', failure))).toBe('old');
  const { promise, resolve } = Promise.withResolvers<StoredPage>();
  expect(textOf(await cache.get('/home', () => promise))).toBe('old');
  resolve(pageOf('new'));
  await vi.waitFor(async () => expect(textOf(await cache.ready('/home'))).toBe('new'));
});
