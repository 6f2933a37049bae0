import type { Call } from '@uid/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from './app-error.ts';
import { serveBuiltFiles } from './built-files.ts';
import type { BuiltFiles } from './built-files.ts';
import { namesTag } from './entity-tags.ts';
import { expandPage } from './compress-page.ts';
import { createInProcessCall } from './in-process-call.ts';
import { chosenAddress, pageAddress, routedPath } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { toStoredPage } from './stored-page.ts';
import type { StoredPage } from './stored-page.ts';
import { requestOrigin } from './request-facts.ts';
import { takesBrotli } from './takes-brotli.ts';
import { refuseOtherMethods } from './unknown-calls.ts';

/** What a page is given of its request. */
interface PageServices {
  call: Call;
  origin: string;
  /** For an error page to show. */
  requestId: string;
  onFailure: (cause: unknown) => void;
}

/** What the shell's server build exports. */
export interface PageBuild {
  /** One page request in, one answer out. */
  handlePage: (request: Request, services: PageServices) => Promise<Response>;
  /** Whether the page at this path, in lower case, is rendered for one visitor and must not be kept. */
  isPersonal: (pathname: string) => boolean;
}

export interface Pages extends BuiltFiles {
  build: PageBuild;
}

export interface PageOptions extends Pages {
  publicOrigin: string | undefined;
  now: () => number;
  /** All prices and stock as they stand, in one text. */
  readPrices: () => Promise<string>;
}

export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  await serveBuiltFiles(app, options);
  const cache = createPageCache(options);

  /** Rendered for who asks, and kept nowhere: neither here nor by a proxy or browser on the way. */
  async function answerOne(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await renderPage(app, request, { ...options, isPersonal: true });
    const headers = { ...page.headers, 'cache-control': 'private, no-store' };
    return send(request, reply, { ...page, headers });
  }

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const address = addressOf(request, options);
    const chosen = chosenAddress(address);
    if (chosen) return reply.header('cache-control', 'no-cache').redirect(chosen, 308);
    const path = routedPath(address);
    if (options.build.isPersonal(path)) return answerOne(request, reply);
    const render = (kept?: StoredPage) =>
      renderPage(app, request, { ...options, isPersonal: false, kept });
    return send(request, reply, await cache.get(address.href, render));
  });

  refuseOtherMethods(app, { url: '/*', allow: 'GET, HEAD, POST' });

  await app.register(async (forms) => {
    // The page reads the form itself: it gets the bytes as they came.
    forms.removeAllContentTypeParsers();
    const type = 'application/x-www-form-urlencoded';
    forms.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    forms.post('/*', async (request, reply) => {
      refuseOtherSites(request, options);
      return answerOne(request, reply);
    });
  });
}

/** Browsers name the origin of a form; one that comes from elsewhere, or from nowhere, is refused. */
function refuseOtherSites(request: FastifyRequest, { publicOrigin }: PageOptions): void {
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? request.headers.origin === requestOrigin(request, publicOrigin)
      : site === 'same-origin';
  if (!isOwn) throw new AppError('ORIGIN_REJECTED');
}

interface Rendering extends PageOptions {
  isPersonal: boolean;
  kept?: StoredPage | undefined;
}

async function renderPage(
  app: FastifyInstance,
  request: FastifyRequest,
  options: Rendering,
): Promise<StoredPage> {
  const address = addressOf(request, options);
  const { origin } = address;
  const { call, cookies, askedPrices } = createInProcessCall(app, request, options);
  const response = await options.build.handlePage(toWebRequest(request, address), {
    call,
    origin,
    requestId: request.id,
    onFailure: (cause) => request.log.error({ reqId: request.id, err: cause }, 'page failed'),
  });
  const headers = Object.fromEntries(response.headers);
  const text = await response.text();
  const { status } = response;
  return toStoredPage({ status, headers, cookies, text, isPriced: askedPrices() }, options.kept);
}

function toWebRequest(request: FastifyRequest, address: URL): Request {
  const isForm = request.method === 'POST';
  return new Request(address, {
    method: isForm ? 'POST' : 'GET',
    headers: isForm ? { 'content-type': request.headers['content-type'] ?? '' } : {},
    ...(isForm && { body: new Uint8Array((request.body as Buffer | undefined) ?? []) }),
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): Promise<FastifyReply> {
  void reply.status(page.status).headers(page.headers).header('vary', 'accept-encoding');
  if (page.cookies.length > 0) void reply.header('set-cookie', page.cookies);
  const { brotli, etag } = page.body;
  if (page.status === 200) void reply.header('etag', etag);
  if (page.status === 200 && namesTag(request.headers['if-none-match'], etag))
    return reply.status(304).send();
  if (!takesBrotli(request.headers['accept-encoding']?.toString()))
    return reply.send(await expandPage(brotli));
  return reply.header('content-encoding', 'br').send(brotli);
}

function addressOf(request: FastifyRequest, { publicOrigin }: PageOptions): URL {
  return pageAddress(request.url, requestOrigin(request, publicOrigin));
}
