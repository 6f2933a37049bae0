import type { FastifyInstance, FastifyRequest } from 'fastify';

import { renderPage } from './render-page.ts';
import type { RenderOptions, Rendering } from './render-page.ts';
import type { Asker, RenderQueue } from './render-queue.ts';
import { requestOrigin } from '../request-facts.ts';
import type { StoredPage } from './stored-page.ts';
import type { Visit } from './visit.ts';

/** What all kinds of pages need for rendering. */
export interface PageRenderer {
  app: FastifyInstance;
  options: RenderOptions;
  queue: RenderQueue;
  /** The key under which a page is cached: it begins with the origin that the visitor uses. */
  keyOf: (visit: Visit, target: string) => string;
  /** Renders a page that is the same for everybody, when it is the asker's turn. */
  renderShared: (request: FastifyRequest, asker: Asker, page: SharedPage) => Promise<StoredPage>;
}

interface SharedPage extends Pick<Rendering, 'target' | 'isFrame' | 'kept' | 'onCut'> {
  /** The queue in which the page waits; by default that of all pages. */
  queue?: RenderQueue;
}

export function createPageRenderer(
  app: FastifyInstance,
  options: RenderOptions,
  queue: RenderQueue,
): PageRenderer {
  return {
    app,
    options,
    queue,
    keyOf: (visit, target) => requestOrigin(visit, options.publicOrigin) + target,
    renderShared: (request, asker, { queue: own = queue, ...page }) =>
      own.run(asker, () => renderPage(app, request, { ...options, ...page, isPersonal: false })),
  };
}
