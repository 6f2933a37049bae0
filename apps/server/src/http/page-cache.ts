import { createPageShrinker } from './page-shrinker.ts';
import type { StoredPage } from './stored-page.ts';

/** Renders a page; what is kept of it may be taken over where it still holds. */
type Produce = (kept?: StoredPage) => Promise<StoredPage>;

interface Entry {
  page: StoredPage;
  freshUntil: number;
}

const freshTime = 30_000;
/** Older than this a page is shown only while it cannot be rendered anew. */
const staleTime = 5 * 60_000;
const maxEntries = 500;

/** Rendered public pages: short-lived, refreshed behind the reader's back, each rendered once at a time, bounded. */
export function createPageCache(now: () => number, shrink = createPageShrinker()) {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<StoredPage>>();

  async function render(key: string, produce: Produce): Promise<StoredPage> {
    try {
      const page = await produce(entries.get(key)?.page);
      if (page.status === 200 && page.cookies.length === 0) keep(key, page);
      return page;
    } finally {
      rendering.delete(key);
    }
  }

  function keep(key: string, page: StoredPage): void {
    entries.delete(key);
    entries.set(key, { page, freshUntil: now() + freshTime });
    shrink(page.body);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  function once(key: string, produce: Produce): Promise<StoredPage> {
    const running = rendering.get(key) ?? render(key, produce);
    rendering.set(key, running);
    return running;
  }

  async function renew({ page }: Entry, key: string, produce: Produce): Promise<StoredPage> {
    try {
      const renewed = await once(key, produce);
      return renewed.status >= 500 ? page : renewed;
    } catch {
      return page;
    }
  }

  return {
    /** `isLive`: the page shows what changes by the minute, so the kept one only stands in for a failure. */
    async get(key: string, produce: Produce, { isLive = false } = {}): Promise<StoredPage> {
      const entry = entries.get(key);
      if (!entry) return once(key, produce);
      entries.delete(key);
      entries.set(key, entry);
      shrink(entry.page.body);
      if (isLive || entry.freshUntil + staleTime <= now()) return renew(entry, key, produce);
      // A failing refresh keeps the page that is there; the next reader tries again.
      if (entry.freshUntil <= now()) once(key, produce).catch(() => undefined);
      return entry.page;
    },
    clear: () => entries.clear(),
  };
}
