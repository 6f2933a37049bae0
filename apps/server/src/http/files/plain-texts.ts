import { expandPage } from '../pages/compress-page.ts';
import type { PageBody } from '../pages/stored-page.ts';

/** Bytes: the text of about forty pages. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Finds the text of a page for clients that take no Brotli: monitors, robots, old proxies. Expanding it takes a
 * millisecond of another thread, thirty times what sending takes, so the texts of cached pages expanded last are kept.
 */
export function createPlainTexts(expand = expandPage, max = maxBytes) {
  const kept = new Map<PageBody, number>();
  let bytes = 0;

  function keep(body: PageBody, plain: Buffer): void {
    if (kept.has(body)) return;
    body.plain = plain;
    kept.set(body, plain.length);
    bytes += plain.length;
    for (const [oldest, size] of kept) {
      if (bytes <= max) return;
      delete oldest.plain;
      kept.delete(oldest);
      bytes -= size;
    }
  }

  return async function plainTextOf(body: PageBody): Promise<Buffer> {
    if (body.plain) return body.plain;
    const plain = await expand(body.brotli);
    // Only cached pages are compressed to the smallest size: a page that is sent once never is.
    if (body.isSmallest) keep(body, plain);
    return plain;
  };
}
