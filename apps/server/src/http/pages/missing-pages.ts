import type { Language } from '@uid/contract/language';
import { localPath, splitLanguage } from '@uid/contract/paths';
import type { FastifyRequest } from 'fastify';

import { noPage } from '../answer-missing.ts';
import type { PageCache } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';
import { isBusy } from './send-busy.ts';
import type { PageRenderer } from './page-renderer.ts';
import { askerOf, server } from './visit.ts';
import type { Visit } from './visit.ts';

export type MissingPages = ReturnType<typeof createMissingPages>;

/**
 * What an unknown address is answered with. It is never kept, because there is no end of such addresses; a prepared one
 * takes its place where there is no time.
 */
export function createMissingPages({ keyOf, renderShared }: PageRenderer, cache: PageCache) {
  function findPrepared(request: FastifyRequest, language: Language): Promise<StoredPage> {
    const target = localPath(noPage, language);
    return cache.get(keyOf(request, target), (kept) =>
      renderShared(request, server, { target, kept }),
    );
  }

  return {
    async find(request: FastifyRequest): Promise<StoredPage> {
      const { language, path } = splitLanguage(request.url);
      if (path === noPage) return findPrepared(request, language);
      try {
        return await renderShared(request, askerOf(request, true), { target: request.url });
      } catch (cause) {
        if (!isBusy(cause)) throw cause;
        return findPrepared(request, language);
      }
    },
    findReady: (visit: Visit, language: Language) =>
      cache.ready(keyOf(visit, localPath(noPage, language))),
  };
}
