import { createPageTable } from '@uid/contract/page-table';
import type { Page } from '@uid/contract/pages';
import type { FastifyRequest } from 'fastify';

import type { PageDirectory } from './page-directory.ts';
import { prepareRendering } from './render-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { askerOf } from './visit.ts';

export interface Preview {
  /** Path and query. */
  target: string;
  /** Where the table has no page at the address yet. */
  page: Page | undefined;
  /** Runs the rendering where it reads what is previewed. */
  around: (work: () => Promise<Response>) => Promise<Response>;
}

/** The page as its draft has it: kept by nobody. */
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

/** The table as it is, and a page that it may not have yet: no other reader learns of it. */
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
