import { compressPage, expandPage } from './compress-page.ts';
import type { PageBody } from './stored-page.ts';

const maxWaiting = 64;

/**
 * Compresses kept pages as far as it goes, behind their readers' backs: one at a time, so that a
 * crowd of addresses takes no more than one thread. What does not fit the queue waits to be asked for again.
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
      // Where memory ran out the quick form goes on serving.
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
