import { createPageShrinker } from './page-shrinker.ts';
import type { StoredPage } from './stored-page.ts';

/** Renders a page; what is kept of it may be taken over where it still holds. */
type Produce = (kept?: StoredPage) => Promise<StoredPage>;

interface Entry {
  page: StoredPage;
  freshUntil: number;
  /** Prices and stock when its rendering began; undefined where they could not be read. */
  prices: string | undefined;
}

interface Rendering {
  prices: Promise<string | undefined>;
  page: Promise<StoredPage>;
  /** Shared by all who found out meanwhile that prices have changed. */
  next?: Promise<StoredPage>;
}

export interface PageCacheOptions {
  now: () => number;
  /** All prices and stock as they stand, in one text. */
  readPrices: () => Promise<string>;
  shrink?: ReturnType<typeof createPageShrinker>;
}

const freshTime = 30_000;
/** Older than this a page is shown only while it cannot be rendered anew. */
const staleTime = 5 * 60_000;
const maxEntries = 500;

/**
 * Rendered public pages: short-lived, refreshed behind the reader's back, each rendered once at a time, bounded.
 * Where a page shows prices it holds only as long as they do.
 */
export function createPageCache({
  now,
  readPrices,
  shrink = createPageShrinker(),
}: PageCacheOptions) {
  const entries = new Map<string, Entry>();
  const renderings = new Map<string, Rendering>();
  const currentPrices = createPriceWatch(readPrices);

  function keep(key: string, page: StoredPage, prices: string | undefined): void {
    entries.delete(key);
    if (page.status !== 200 || page.cookies.length > 0) return;
    entries.set(key, { page, freshUntil: now() + freshTime, prices });
    shrink(page.body);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  function start(key: string, produce: Produce): Promise<StoredPage> {
    // Before the page asks: what changes while it is rendered makes the next reader look again.
    const prices = currentPrices();
    const render = async (): Promise<StoredPage> => {
      try {
        const before = await prices;
        const page = await produce(entries.get(key)?.page);
        if (page.status < 500) keep(key, page, before);
        return page;
      } finally {
        if (renderings.get(key) === rendering) renderings.delete(key);
      }
    };
    const rendering: Rendering = { prices, page: render() };
    renderings.set(key, rendering);
    return rendering.page;
  }

  /** @param prices what the reader knows of them: a rendering that began before is not for them */
  async function once(key: string, produce: Produce, prices?: string): Promise<StoredPage> {
    const running = renderings.get(key);
    if (!running) return start(key, produce);
    if (prices === undefined || (await running.prices) === prices) return running.page;
    const again = () => once(key, produce, prices);
    return (running.next ??= running.page.then(again, again));
  }

  async function renew(
    { page }: Entry,
    { key, produce, prices }: { key: string; produce: Produce; prices?: string },
  ): Promise<StoredPage> {
    try {
      const renewed = await once(key, produce, prices);
      return renewed.status >= 500 ? page : renewed;
    } catch {
      return page;
    }
  }

  return {
    async get(key: string, produce: Produce): Promise<StoredPage> {
      const entry = entries.get(key);
      if (!entry) return once(key, produce);
      entries.delete(key);
      entries.set(key, entry);
      shrink(entry.page.body);
      if (entry.page.isPriced) {
        const prices = await currentPrices();
        if (prices !== undefined && prices !== entry.prices)
          return renew(entry, { key, produce, prices });
      }
      if (entry.freshUntil + staleTime <= now()) return renew(entry, { key, produce });
      // A failing refresh keeps the page that is there; the next reader tries again.
      if (entry.freshUntil <= now()) once(key, produce).catch(() => undefined);
      return entry.page;
    },
  };
}

/** Reads prices, or says undefined: while they cannot be read, one reader waits for that and the others do not. */
function createPriceWatch(readPrices: () => Promise<string>): () => Promise<string | undefined> {
  let isAway = false;

  async function read(): Promise<string | undefined> {
    try {
      const prices = await readPrices();
      isAway = false;
      return prices;
    } catch {
      isAway = true;
      return undefined;
    }
  }

  return async function currentPrices() {
    const reading = read();
    return isAway ? undefined : reading;
  };
}
