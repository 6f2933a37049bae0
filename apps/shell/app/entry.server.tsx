import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';

import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';

import { isClientError } from '@uid/contract/client-errors';

import { microAppAt, microApps } from '@uid/contract/micro-apps';
import type { Page } from '@uid/contract/pages';

import { inlineHead } from './inline-head.ts';
import { keepTogether } from './keep-together.ts';
import { islandFailureId } from './islands/island-markers.ts';
import { drawIsland } from './islands/draw-island.tsx';
import { IslandRenderer, propsJson, roomForIsland } from './islands/island-renderer.ts';
import type { IslandRendering } from './islands/island-renderer.ts';
import { RequestIdContext } from './layout/request-id.ts';
import { pagePolicy } from './page-policy.ts';
import { pageServices } from './page-services.ts';

/** Renders the whole document before answering, so that no page is sent incompletely. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  const { page, fonts, isFrame } = services.get(pageServices);
  const rendered = await renderDocument(
    <RequestIdContext value={services.get(pageServices).requestId}>
      <IslandRenderer value={isFrame ? roomForIsland : wholeIsland}>
        <ServerRouter context={context} url={request.url} />
      </IslandRenderer>
    </RequestIdContext>,
  );
  const hasIsland = rendered.includes(`id="${islandFailureId}"`);
  const head = inlineHead({
    address: new URL(request.url),
    page,
    hasIsland,
    fonts,
    html: rendered,
  });
  const hashes = { scripts: head.scripts.map(hashOf), styles: head.styles.map(hashOf) };
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', pagePolicy(hashes, isForStaff(page)));
  headers.set('cache-control', 'no-cache');
  // Pages outside the sitemap are there to act, not to look around: nothing is prefetched from them.
  if (page?.inSitemap) headers.set('speculation-rules', '"/speculation-rules.json"');
  // Markup that is hydrated has to stay as React wrote it.
  // The support page has no byte to spare, because it contains all questions and downloads.
  const names = page?.kind !== 'support';
  const html = (hasIsland ? rendered : keepTogether(rendered, { names }))
    .replace(charset, () => charset + head.start)
    .replace('</head>', () => `${head.html}</head>`)
    .replaceAll(emptyShape, '/>');
  return new Response(html, { status, headers });
}

/** True for a page for staff, which shows other pages of the site in frames. */
function isForStaff(page: Page | undefined): boolean {
  const app = page?.kind === 'micro-app' ? microAppAt(page.path) : undefined;
  return app !== undefined && microApps[app]?.access === 'staff';
}

const wholeIsland: IslandRendering = { markup: drawIsland, props: propsJson };

/** The element that a head begins with. */
const charset = '<meta charSet="utf-8"/>';

/** Matches the end tags that React writes for every shape; a drawing has hundreds of them. */
const emptyShape = /><\/(?:path|rect|circle)>/g;

/**
 * Logs the server's faults only. A refusal of the API is in the log already, under the same id; a request that no page
 * accepts is the visitor's error.
 */
export const handleError: HandleErrorFunction = (cause, { context }) => {
  if (isClientError(cause)) return;
  if (isRouteErrorResponse(cause) && cause.status < 500) return;
  context.get(pageServices).onFailure(cause);
};

function renderDocument(document: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
