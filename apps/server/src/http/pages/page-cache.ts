import { cacheTime } from '@uid/contract/constants';

import type { ReadPrices } from '../in-process-call.ts';
import { waitAtMost } from '../../wait-at-most.ts';
import { noStore } from './page-headers.ts';
import { createPriceWatch, pricesIn } from './page-prices.ts';
import { createPageShrinker } from './page-shrinker.ts';
import { createRenderings } from './renderings.ts';
import type { Produce } from './renderings.ts';
import type { StoredPage } from './stored-page.ts';

interface Entry {
  page: StoredPage;
  /** The order of the last request: a higher number is later. */
  asked: number;
  freshUntil: number;
  /** The version of the site when the rendering began. */
  version: number;
  /** The version of the database before its prices were last compared with those of the page. */
  dataVersion?: number | undefined;
}

export interface PageCacheOptions {
  now: () => number;
  readPrices: ReadPrices;
  /** Returns another number after every commit, whatever it wrote; absent if the database doesn't report commits. */
  dataVersion?: (() => number | undefined) | undefined;
  /** Returns another number after each change of what pages say; absent if changes aren't reported. */
  siteVersion?: () => number;
  /** The status of the pages that are cached: 200, or 404 for the cache of "not found" pages. */
  cachedStatus?: 200 | 404;
  shrink?: ReturnType<typeof createPageShrinker>;
}

export type PageCache = ReturnType<typeof createPageCache>;

const freshTime = 30_000;
/** Milliseconds that a request waits for a changed page before it gets the cached one. */
const timeout = 500;
const maxEntries = 500;

/**
 * Caches a limited number of rendered public pages for a short time. A stale page is sent at once and rendered anew for
 * the next reader; one rendering serves all who wait for it. A page that shows prices is cached only until one of them
 * changes, and every page only until a change of the site is reported.
 */
export function createPageCache({
  now,
  readPrices,
  dataVersion = () => undefined,
  siteVersion = () => 0,
  cachedStatus = 200,
  shrink = createPageShrinker(),
}: PageCacheOptions) {
  const entries = new Map<string, Entry>();
  const renderings = createRenderings(render, siteVersion);
  const currentPrices = createPriceWatch(readPrices);
  const counts = { hits: 0, misses: 0 };
  let asked = 0;

  function keep(key: string, page: StoredPage, version: number): void {
    const isAskedAgain = entries.delete(key);
    if (page.status !== cachedStatus || page.cookies.length > 0) return;
    if (page.headers['cache-control'] === noStore) return;
    if (entries.size >= maxEntries) dropLongestUnasked();
    entries.set(key, { page, asked: ++asked, version, freshUntil: now() + freshTime });
    // Pages asked for once are not compressed further, because most made-up addresses are asked for only once.
    if (isAskedAgain) shrink(page.body);
  }

  function dropLongestUnasked(): void {
    const first = Math.min(...Array.from(entries.values(), (entry) => entry.asked));
    for (const [key, entry] of entries) if (entry.asked === first) entries.delete(key);
  }

  async function render(key: string, produce: Produce, version: number): Promise<StoredPage> {
    const page = await produce(entries.get(key)?.page);
    if (page.status < 500) keep(key, page, version);
    return page;
  }

  async function renew(
    { page }: Entry,
    { key, produce, prices }: { key: string; produce: Produce; prices?: string | undefined },
  ): Promise<StoredPage> {
    try {
      const renewed = await renderings.once(key, produce, prices);
      return renewed.status >= 500 ? page : renewed;
    } catch {
      return page;
    }
  }

  function hit(page: StoredPage): StoredPage {
    counts.hits += 1;
    return page;
  }

  function miss(page: Promise<StoredPage>): Promise<StoredPage> {
    counts.misses += 1;
    return page;
  }

  /** Undefined also while the database is away: reading the prices then reports the failure. */
  function currentDataVersion(): number | undefined {
    try {
      return dataVersion();
    } catch {
      return undefined;
    }
  }

  function isOutdated({ version }: Entry): boolean {
    return version !== siteVersion();
  }

  function touch(entry: Entry): void {
    entry.asked = ++asked;
    shrink(entry.page.body);
  }

  return {
    /** Counts since the start. A page that is rendered anew in the background counts as a hit. */
    counts,
    size() {
      let bytes = 0;
      for (const { page } of entries.values()) bytes += page.body.brotli.length;
      return { pages: entries.size, bytes };
    },
    /** Marks the page as stale, so that the next request renders it. */
    outdate(key: string) {
      const entry = entries.get(key);
      // NaN differs from every version of the site.
      if (entry) entry.version = NaN;
    },
    /** Whether the page is cached or being rendered, so that asking for it begins no rendering. */
    has: (key: string) => entries.has(key) || renderings.has(key),
    /**
     * The page, if it is cached and fresh. Returned without a promise if it shows no prices, or if nothing was
     * committed since its prices were last checked.
     */
    ready(key: string): StoredPage | Promise<StoredPage | undefined> | undefined {
      const entry = entries.get(key);
      if (!entry || entry.freshUntil <= now() || isOutdated(entry)) return undefined;
      touch(entry);
      if (entry.page.prices.length === 0) return hit(entry.page);
      // Read before the prices, so that a commit in the meantime makes the next reader check again.
      const version = currentDataVersion();
      if (version !== undefined && version === entry.dataVersion) return hit(entry.page);
      return currentPrices(entry.page).then((prices) => {
        if (prices !== undefined && prices !== pricesIn(entry.page)) return undefined;
        entry.dataVersion = prices === undefined ? undefined : version;
        return hit(entry.page);
      });
    },
    async get(key: string, produce: Produce): Promise<StoredPage> {
      const entry = entries.get(key);
      if (!entry) return miss(renderings.once(key, produce));
      touch(entry);
      const hasPrices = entry.page.prices.length > 0;
      const prices = hasPrices ? await currentPrices(entry.page) : undefined;
      if (prices !== undefined && prices !== pricesIn(entry.page))
        return miss(renew(entry, { key, produce, prices }));
      if (isOutdated(entry)) {
        const renewed = miss(renew(entry, { key, produce, prices }));
        return (await waitAtMost(timeout, renewed)) ?? entry.page;
      }
      // After that time the page is shown only if it cannot be rendered anew.
      if (entry.freshUntil + cacheTime <= now()) return miss(renew(entry, { key, produce }));
      // If rendering fails, the cached page stays and the next reader tries again.
      if (entry.freshUntil <= now()) renderings.once(key, produce).catch(() => undefined);
      return hit(entry.page);
    },
  };
}
