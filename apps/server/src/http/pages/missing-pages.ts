import type { Language } from '@uid/contract/language';
import { localPath, splitLanguage } from '@uid/contract/paths';
import type { FastifyRequest } from 'fastify';

import { noPage } from '../answer-missing.ts';
import type { PageCache } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';
import { isBusy } from './send-busy.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { RenderQueue } from './render-queue.ts';
import { askerOf, server } from './visit.ts';
import type { Visit } from './visit.ts';

export type MissingPages = ReturnType<typeof createMissingPages>;

/**
 * Renders the responses to unknown addresses. They are not cached, because such addresses are endless, and wait in a
 * queue of their own, so that they delay no existing page. If that queue is full, a prepared page is sent instead.
 */
export function createMissingPages(
  { keyOf, renderShared }: PageRenderer,
  { cache, queue }: { cache: PageCache; queue: RenderQueue },
) {
  function findPrepared(request: FastifyRequest, language: Language): Promise<StoredPage> {
    const target = localPath(noPage, language);
    return cache.get(keyOf(request, target), (kept) =>
      renderShared(request, server, { target, kept }),
    );
  }

  return {
    /** Whether there is time to render a 404 page that suggests what the address may have meant. */
    hasTimeFor: (visit: Visit) => !queue.isFullFor(askerOf(visit)),
    async find(request: FastifyRequest): Promise<StoredPage> {
      const { language, path } = splitLanguage(request.url);
      if (path === noPage) return findPrepared(request, language);
      try {
        return await renderShared(request, askerOf(request), { target: request.url, queue });
      } catch (cause) {
        if (!isBusy(cause)) throw cause;
        return findPrepared(request, language);
      }
    },
    findReady: (visit: Visit, language: Language) =>
      cache.ready(keyOf(visit, localPath(noPage, language))),
  };
}
