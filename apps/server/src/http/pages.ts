import type { Call } from '@uid/contract/endpoint';
import type { Page } from '@uid/contract/pages';
import type { PublishedFonts } from '@uid/fonts/published-fonts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { serveBuiltFiles } from './built-files.ts';
import type { BuiltFiles } from './built-files.ts';
import { namesTag } from './entity-tags.ts';
import { expandPage } from './compress-page.ts';
import { createInProcessCall } from './in-process-call.ts';
import { pageAddress, resolveAddress } from './page-address.ts';
import type { AskedPage, Redirect } from './page-address.ts';
import type { PageDirectory } from './page-directory.ts';
import { createPageCache } from './page-cache.ts';
import { toStoredPage } from './stored-page.ts';
import type { StoredPage } from './stored-page.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { requestOrigin } from './request-facts.ts';
import { takesBrotli } from './takes-brotli.ts';
import { refuseOtherMethods } from './unknown-calls.ts';

/** Companies that exist for trials alone: each page of a purchase says which. */
interface StandIns {
  pays: boolean;
  carries: boolean;
}

/** What a page is given of its request. */
interface PageServices {
  call: Call;
  origin: string;
  /** For an error page to show. */
  requestId: string;
  standIns?: StandIns | undefined;
  fonts?: PublishedFonts | undefined;
  onFailure: (cause: unknown) => void;
  /** The page at the address; undefined where the site has none, and the page says so. */
  page: Page | undefined;
  /** All pages of the site, for navigation. */
  pages: readonly Page[];
}

/** What the shell's server build exports. */
export interface PageBuild {
  /** One page request in, one answer out. */
  handlePage: (request: Request, services: PageServices) => Promise<Response>;
}

export interface Pages extends BuiltFiles {
  build: PageBuild;
  fonts?: PublishedFonts;
}

export interface PageOptions extends Pages {
  directory: PageDirectory;
  publicOrigin: string | undefined;
  standIns?: StandIns;
  now: () => number;
  /** All prices and stock as they stand, in one text. */
  readPrices: () => Promise<string>;
}

/** Answers the address of a page: with the page, a redirect to its one spelling, or the 404 page. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export async function servePages(app: FastifyInstance, options: PageOptions): Promise<AnswerPage> {
  await serveBuiltFiles(app, options);
  const { directory } = options;
  const cache = createPageCache(options);

  /** Renders the page for the visitor who asks. Neither the server nor a proxy or browser keeps it. */
  async function answerPersonal(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = await renderPage(app, request, { ...options, isPersonal: true });
    const headers = { ...page.headers, 'cache-control': 'private, no-store' };
    return send(request, reply, { ...page, headers });
  }

  /** A page that was added since the table was read last is found in the second attempt. */
  async function findPage({ url }: FastifyRequest): Promise<AskedPage | undefined> {
    return resolveAddress(directory.lastRead(), url) ?? resolveAddress(await directory.read(), url);
  }

  const answerPage: AnswerPage = async (request, reply) => {
    const asked = await findPage(request);
    if (asked?.redirect) return redirect(reply, asked.redirect);
    if (asked?.page.cache === 'personal') return answerPersonal(request, reply);
    const render = (kept?: StoredPage) =>
      renderPage(app, request, { ...options, isPersonal: false, kept });
    // What an unknown address is answered with is never kept: there is no end of such addresses.
    if (!asked) return send(request, reply, await render());
    return send(request, reply, await cache.get(addressOf(request, options).href, render));
  };

  app.get('/*', { exposeHeadRoute: true }, answerPage);

  refuseOtherMethods(app, { url: '/*', allow: 'GET, HEAD, POST' });

  await app.register(async (forms) => {
    // The page reads the form itself: it gets the bytes as they came.
    forms.removeAllContentTypeParsers();
    const type = 'application/x-www-form-urlencoded';
    forms.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    forms.post('/*', async (request, reply) => {
      refuseOtherSites(request, options.publicOrigin);
      const asked = await findPage(request);
      // Status 308 makes the browser send the form again, to the page that reads it.
      if (asked?.redirect && !asked.isSpelled) return redirect(reply, asked.redirect);
      return answerPersonal(request, reply);
    });
  });
  return answerPage;
}

function redirect(reply: FastifyReply, { location, status }: Redirect): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(location, status);
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
  const table = await options.directory.read();
  const page = resolveAddress(table, request.url)?.page;
  const { call, cookies, askedPrices } = createInProcessCall(app, request, options);
  const response = await options.build.handlePage(toWebRequest(request, { address, page }), {
    call,
    origin,
    page,
    pages: table.pages,
    requestId: request.id,
    standIns: options.standIns,
    fonts: options.fonts,
    onFailure: (cause) => request.log.error({ reqId: request.id, err: cause }, 'page failed'),
  });
  const headers = Object.fromEntries(response.headers);
  const text = await response.text();
  const { status } = response;
  return toStoredPage({ status, headers, cookies, text, isPriced: askedPrices() }, options.kept);
}

/** Where there is no page, a form is answered as a reader is: that there is none. */
function toWebRequest(
  request: FastifyRequest,
  { address, page }: { address: URL; page: Page | undefined },
): Request {
  if (request.method !== 'POST' || !page) return new Request(address);
  return new Request(address, {
    method: 'POST',
    headers: { 'content-type': request.headers['content-type'] ?? '' },
    body: new Uint8Array((request.body as Buffer | undefined) ?? []),
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
