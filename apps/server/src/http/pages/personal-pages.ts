import { localPath } from '@uid/contract/paths';
import type { FastifyRequest } from 'fastify';

import type { AskedPage } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { createFrameTexts, fillFrame, renderPage } from './render-page.ts';
import type { Frame } from './render-page.ts';
import type { StoredPage } from './stored-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { askerOf, server } from './visit.ts';

export type PersonalPages = ReturnType<typeof createPersonalPages>;

/** Pages with content about the visitor. Neither the server nor a proxy or browser caches them. */
export function createPersonalPages(renderer: PageRenderer, frames: PageCache) {
  const { app, options, queue, keyOf, renderShared } = renderer;
  const frameText = createFrameTexts();

  async function render(
    request: FastifyRequest,
    target: string,
    frame?: Frame,
  ): Promise<StoredPage> {
    const page = await queue.run(askerOf(request), async () => {
      const rendering = { ...options, target, isPersonal: true };
      return (
        (frame && (await fillFrame(app, request, { ...rendering, frame }))) ??
        (await renderPage(app, request, rendering))
      );
    });
    return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-store' } };
  }

  /** The part of a personal page that is the same for everybody: rendered without a visitor, and cached. */
  async function findFrame(
    request: FastifyRequest,
    { page, language }: AskedPage,
  ): Promise<Frame | undefined> {
    if (!options.build.fillPage) return undefined;
    const target = localPath(page.path, language);
    const stored = await frames.get(keyOf(request, target), (kept) =>
      renderShared(request, server, { target, isFrame: true, kept }),
    );
    // If rendering the frame failed, the whole page is rendered and reports the failure in full.
    return stored.status === 200 ? { stored, text: await frameText(stored) } : undefined;
  }

  return {
    find: async (request: FastifyRequest, asked: AskedPage): Promise<StoredPage> =>
      render(request, asked.address, await findFrame(request, asked)),
    /** Renders the page that reads the form which was sent to it. */
    submit: (request: FastifyRequest, target: string): Promise<StoredPage> =>
      render(request, target),
  };
}
