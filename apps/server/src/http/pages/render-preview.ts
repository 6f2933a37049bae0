import { createPageTable } from '@uid/contract/page-table';
import type { Page } from '@uid/contract/pages';
import type { FastifyRequest } from 'fastify';

import type { PageDirectory } from './page-directory.ts';
import { prepareRendering } from './render-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { askerOf } from './visit.ts';

export interface Preview {
  /** Path and query of the previewed page. */
  target: string;
  /** Set if the table of pages has no page at the address yet. */
  page: Page | undefined;
  /** Runs the rendering so that it reads the previewed draft. */
  around: (work: () => Promise<Response>) => Promise<Response>;
}

/** Renders the page from its draft; the result is not cached. */
export async function renderPreview(
  { app, options, queue }: PageRenderer,
  request: FastifyRequest,
  { target, page, around }: Preview,
): Promise<{ status: number; policy: string; text: string }> {
  return queue.run(askerOf(request), async () => {
    const directory = withPage(options.directory, page);
    const rendering = { ...options, directory, isPersonal: false, target };
    const { asked, services } = await prepareRendering(app, request, rendering);
    const answer = await around(() => options.build.handlePage(asked, services));
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { status: answer.status, policy, text: await answer.text() };
  });
}

/** The table with a page that it may not have yet, for this preview only. */
function withPage(directory: PageDirectory, page: Page | undefined): PageDirectory {
  if (!page) return directory;
  return {
    ...directory,
    async read() {
      const table = await directory.read();
      return table.find(page.path) ? table : createPageTable([...table.pages, page]);
    },
  };
}
