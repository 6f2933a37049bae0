import { compressPage, expandPage } from './compress-page.ts';
import type { PageBody } from './stored-page.ts';

const maxWaiting = 64;

/**
 * Compresses cached pages to the smallest size in the background: one at a time, so that many addresses never take more
 * than one thread. Pages that do not fit into the queue wait until they are asked for again.
 */
export function createPageShrinker(compress = compressPage) {
  const waiting = new Set<PageBody>();
  let isWorking = false;

  async function shrunk({ brotli }: PageBody): Promise<Buffer> {
    return compress(await expandPage(brotli), 'smallest');
  }

  async function work(): Promise<void> {
    isWorking = true;
    for (const body of waiting) {
      // If memory runs out, the quickly compressed bytes stay in use.
      const brotli = await shrunk(body).catch(() => body.brotli);
      Object.assign(body, { brotli, isSmallest: true } satisfies Partial<PageBody>);
      waiting.delete(body);
    }
    isWorking = false;
  }

  return function shrink(body: PageBody): void {
    if (body.isSmallest || waiting.size >= maxWaiting) return;
    waiting.add(body);
    if (!isWorking) void work();
  };
}
