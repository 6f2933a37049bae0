import { pricesIn } from './page-prices.ts';
import type { StoredPage } from './stored-page.ts';

/** Renders a page. Given the cached copy, it reuses the compressed bytes if the text is the same. */
export type Produce = (kept?: StoredPage) => Promise<StoredPage>;

interface Rendering {
  page: Promise<StoredPage>;
  /** The version of the site when the rendering began. */
  version: number;
  /** The rendering after this one, shared by all readers who found that prices or the site have changed since. */
  next?: Promise<StoredPage>;
}

/**
 * The renderings in progress: one rendering serves all who wait for its page.
 *
 * @param render renders and caches the page of a key, at this version of the site
 */
export function createRenderings(
  render: (key: string, produce: Produce, version: number) => Promise<StoredPage>,
  siteVersion: () => number,
) {
  const running = new Map<string, Rendering>();

  function start(key: string, produce: Produce): Promise<StoredPage> {
    const version = siteVersion();
    const page = render(key, produce, version).finally(() => running.delete(key));
    running.set(key, { page, version });
    return page;
  }

  /** @param prices the prices that the reader knows: a rendering with other prices is not for this reader */
  async function once(key: string, produce: Produce, prices?: string): Promise<StoredPage> {
    const current = running.get(key);
    if (!current) return start(key, produce);
    const isOfNow = current.version === siteVersion();
    if (isOfNow && prices === undefined) return current.page;
    const page = await current.page.catch(() => undefined);
    if (isOfNow && page && pricesIn(page) === prices) return page;
    return (current.next ??= once(key, produce, prices));
  }

  return { once, has: (key: string) => running.has(key) };
}
