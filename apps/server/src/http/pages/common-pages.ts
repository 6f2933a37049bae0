import type { FastifyRequest } from 'fastify';

import type { PageCache } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { askerOf, server } from './visit.ts';
import type { Visit } from './visit.ts';

export type CommonPages = ReturnType<typeof createCommonPages>;

/** Pages that are the same for everybody: cached, and rendered anew in the background. */
export function createCommonPages({ keyOf, renderShared }: PageRenderer, cache: PageCache) {
  return {
    find(request: FastifyRequest, target: string): Promise<StoredPage> {
      const key = keyOf(request, target);
      return cache.get(key, (kept) => {
        // If a copy is cached, no particular reader waits for the new one.
        const asker = kept ? server : askerOf(request);
        return renderShared(request, asker, { target, kept, onCut: () => cache.outdate(key) });
      });
    },
    /** Returns `unknown` if the page is neither cached nor being rendered. */
    findReady(visit: Visit, target: string): ReturnType<PageCache['ready']> | 'unknown' {
      const key = keyOf(visit, target);
      return cache.has(key) ? cache.ready(key) : 'unknown';
    },
  };
}
