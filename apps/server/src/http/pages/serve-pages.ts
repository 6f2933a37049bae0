import type { FastifyInstance, FastifyRequest } from 'fastify';

import { serveBuiltFiles } from '../files/built-files.ts';
import { createCachedFiles } from '../files/cached-files.ts';
import { createPageCache } from './page-cache.ts';
import { pageFigures } from './page-figures.ts';
import { createPageAnswers } from './answer-page.ts';
import type { AnswerPage } from './answer-page.ts';
import { createCommonPages } from './common-pages.ts';
import { createFindReadyPage } from './find-ready-page.ts';
import { createMissingPages } from './missing-pages.ts';
import type { PageOptions } from './page-options.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createPersonalPages } from './personal-pages.ts';
import { renderPreview } from './render-preview.ts';
import type { Preview } from './render-preview.ts';
import { createRenderQueue } from './render-queue.ts';
import { readStartLinks } from '../start-links.ts';
import { refuseOtherMethods } from '../unknown-calls.ts';

export interface ServedPages {
  answerPage: AnswerPage;
  renderPreview: (request: FastifyRequest, preview: Preview) => ReturnType<typeof renderPreview>;
}

/** Few renderings may wait, since a prepared 404 page can be sent instead. */
const ofMissing = { maxAtOnce: 1, maxWaiting: 8 };

export async function servePages(app: FastifyInstance, given: PageOptions): Promise<ServedPages> {
  await serveBuiltFiles(app, given);
  const options = { ...given, findStartLinks: await readStartLinks(given.microApps) };
  const { queue, missingQueue = createRenderQueue(ofMissing) } = options;
  const caches = {
    pages: createPageCache(options),
    frames: createPageCache(options),
    missing: createPageCache({ ...options, cachedStatus: 404 }),
  };
  const renderer = createPageRenderer(app, options, queue);
  let refused = 0;
  options.metrics?.add(
    pageFigures({ caches, queues: [queue, missingQueue], refused: () => refused }),
  );
  const parts = {
    ...options,
    queue,
    common: createCommonPages(renderer, caches.pages),
    personal: createPersonalPages(renderer, caches.frames),
    missing: createMissingPages(renderer, { cache: caches.missing, queue: missingQueue }),
    onRefusal: () => (refused += 1),
  };
  options.ready.findIn(createFindReadyPage(parts), createCachedFiles(app));
  const { answerPage, answerForm } = createPageAnswers(parts);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage });
  refuseOtherMethods(app, { url: '/*', allow: 'GET, HEAD, POST' });
  await acceptForms(app, answerForm);
  return {
    answerPage,
    renderPreview: (request, preview) => renderPreview(renderer, request, preview),
  };
}

/** The page parses the form itself, so it gets the bytes unchanged. */
async function acceptForms(app: FastifyInstance, answerForm: AnswerPage): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    const type = 'application/x-www-form-urlencoded';
    forms.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    forms.post('/*', answerForm);
  });
}
