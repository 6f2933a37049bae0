import { errorKinds } from '@uid/contract/errors';
import { createPageTable } from '@uid/contract/page-table';
import type { Page } from '@uid/contract/pages';
import { localPath, splitLanguage } from '@uid/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { noPage } from './answer-missing.ts';
import { AppError } from './app-error.ts';
import { serveBuiltFiles } from './built-files.ts';
import type { BuiltFiles } from './built-files.ts';
import type { Arrival } from './arrival.ts';
import { busyPage } from './busy-page.ts';
import { namesTag } from './entity-tags.ts';
import { networkOf } from './limits/network.ts';
import { resolveAddress } from './page-address.ts';
import type { AskedPage, Redirect } from './page-address.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageDirectory } from './page-directory.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createKeptFiles } from './kept-files.ts';
import { createPageCache } from './page-cache.ts';
import type { PageCacheOptions } from './page-cache.ts';
import { pageFigures } from './page-figures.ts';
import { createPlainTexts } from './plain-texts.ts';
import type { FindReady, ReadyAnswers } from './ready-answers.ts';
import { createFrameTexts, fillFrame, prepareRendering, renderPage } from './render-page.ts';
import type { Frame, RenderOptions } from './render-page.ts';
import { createRenderQueue } from './render-queue.ts';
import type { Asker, RenderQueue } from './render-queue.ts';
import type { StoredPage } from './stored-page.ts';
import { readStartLinks } from './start-links.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { requestOrigin } from './request-facts.ts';
import { takesBrotli } from './takes-brotli.ts';
import { refuseOtherMethods } from './unknown-calls.ts';
import { visitorAddress } from './visitor-address.ts';

export interface Pages extends BuiltFiles, Pick<RenderOptions, 'build' | 'fonts'> {
  /** What the build wrote for cutting fonts of words that come later; left out, these take the slices. */
  cuttingPlan?: string;
  /** Left out: one of the pages' own. */
  queue?: RenderQueue;
}

export interface PageOptions extends Pages, RenderOptions {
  /** Told what it can send before a request is routed. */
  ready: Pick<ReadyAnswers, 'findIn'>;
  /** Whether something else than a page is routed there. */
  isOtherRoute: (path: string) => boolean;
  now: () => number;
  metrics?: Pick<Metrics, 'add'> | undefined;
  dataVersion: PageCacheOptions['dataVersion'];
  siteVersion: () => number;
  /** Where an address without a page leads, by path and query; left out, nowhere. */
  findRedirect?: ((address: string) => Promise<Redirect | undefined>) | undefined;
}

/** Answers the address of a page: with the page, a redirect to its one spelling, or the 404 page. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface Preview {
  /** Path and query. */
  target: string;
  /** Where the table has no page at the address yet. */
  page: Page | undefined;
  /** Runs the rendering where it reads what is previewed. */
  around: (work: () => Promise<Response>) => Promise<Response>;
}

export interface ServedPages {
  answerPage: AnswerPage;
  /** The page, made by nobody and kept by nobody. */
  renderPreview: (
    request: FastifyRequest,
    preview: Preview,
  ) => Promise<{ status: number; policy: string; text: string }>;
}

export async function servePages(app: FastifyInstance, given: PageOptions): Promise<ServedPages> {
  await serveBuiltFiles(app, given);
  const options = { ...given, findStartLinks: await readStartLinks(given.microApps) };
  const { directory, queue = createRenderQueue() } = options;
  const cache = createPageCache(options);
  const frames = createPageCache(options);
  const frameText = createFrameTexts();
  const plainTextOf = createPlainTexts();
  const missingPages = createPageCache({ ...options, keptStatus: 404 });
  const caches = { pages: cache, frames, missing: missingPages };
  let refused = 0;
  options.metrics?.add(pageFigures({ caches, queue, refused: () => refused }));

  /** @param isOptional whether there is something else to answer */
  function askerOf(request: Visit, isOptional = false): Asker {
    return { network: networkOf(visitorAddress(request)), isOptional };
  }

  /** Renders the page for the visitor who asks. Neither the server nor a proxy or browser keeps it. */
  async function renderPersonal(
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

  /** What of a personal page is the same for everybody: made by nobody, and kept. */
  async function findFrame(
    request: FastifyRequest,
    { page, language }: AskedPage,
  ): Promise<Frame | undefined> {
    if (!options.build.fillPage) return undefined;
    const target = localPath(page.path, language);
    const stored = await frames.get(hrefOf(request, target), (kept) =>
      queue.run(server, () =>
        renderPage(app, request, { ...options, target, isPersonal: false, isFrame: true, kept }),
      ),
    );
    // One that failed says so in full.
    return stored.status === 200 ? { stored, text: await frameText(stored) } : undefined;
  }

  /** A page for everybody. Where one is kept, nobody in particular waits for the next. */
  function renderCommon(request: FastifyRequest, target: string, kept?: StoredPage) {
    const asker = kept ? server : askerOf(request);
    const onCut = () => cache.outdate(hrefOf(request, target));
    return queue.run(asker, () =>
      renderPage(app, request, { ...options, target, isPersonal: false, kept, onCut }),
    );
  }

  /** What an unknown address is answered with is never kept: there is no end of such addresses. */
  async function renderMissing(request: FastifyRequest): Promise<StoredPage> {
    const { language, path } = splitLanguage(request.url);
    try {
      if (path !== noPage)
        return await queue.run(askerOf(request, true), () =>
          renderPage(app, request, { ...options, target: request.url, isPersonal: false }),
        );
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
    }
    const target = localPath(noPage, language);
    return missingPages.get(hrefOf(request, target), (kept) =>
      queue.run(server, () =>
        renderPage(app, request, { ...options, target, isPersonal: false, kept }),
      ),
    );
  }

  /**
   * A page that was added since the table was read last is found in the second attempt, which is not made while many
   * wait: every rendering reads the table anew.
   */
  async function findPage(request: FastifyRequest): Promise<AskedPage | undefined> {
    const { url } = request;
    const known = resolveAddress(directory.lastRead(), url);
    if (known || queue.isFullFor(askerOf(request, true))) return known;
    return resolveAddress(await directory.read(), url);
  }

  function findAnswer(request: FastifyRequest, asked: AskedPage | undefined): Promise<StoredPage> {
    if (!asked) return renderMissing(request);
    const { page, address } = asked;
    if (page.cache === 'personal') return answerPersonal(request, asked);
    return cache.get(hrefOf(request, address), (kept) => renderCommon(request, address, kept));
  }

  async function answerPersonal(request: FastifyRequest, asked: AskedPage): Promise<StoredPage> {
    return renderPersonal(request, asked.address, await findFrame(request, asked));
  }

  function hrefOf(request: Visit, target: string): string {
    return requestOrigin(request, options.publicOrigin) + target;
  }

  function findReady(arrival: Arrival, { page, address }: AskedPage): ReturnType<FindReady> {
    const key = hrefOf(arrival, address);
    const isKnown = page.cache !== 'personal' && cache.has(key);
    if (isKnown) return cache.ready(key);
    if (!queue.isFullFor(askerOf(arrival))) return undefined;
    refused += 1;
    return 'busy';
  }

  /** A page that is kept, or the prepared 404 where there is no time for the one of the address. */
  const findReadyPage: FindReady = (arrival) => {
    const { url } = arrival;
    const asked = resolveAddress(directory.lastRead(), url);
    if (asked?.redirect || asked?.page.kind === 'text') return undefined;
    if (asked) return findReady(arrival, asked);
    const path = url.split('?', 1)[0] ?? '';
    if (!queue.isFullFor(askerOf(arrival, true)) || options.isOtherRoute(path)) return undefined;
    const { language } = splitLanguage(path);
    return missingPages.ready(hrefOf(arrival, localPath(noPage, language)));
  };
  options.ready.findIn(findReadyPage, createKeptFiles(app));

  /** Where redirects cannot be read the address has no page, as one that was never moved. */
  async function findRedirect(address: string): Promise<Redirect | undefined> {
    return options.findRedirect?.(address).catch(() => undefined);
  }

  async function send({ request, reply }: Exchange, page: StoredPage): Promise<FastifyReply> {
    void reply.status(page.status).headers(pageHeaders(page));
    if (page.cookies.length > 0) void reply.header('set-cookie', page.cookies);
    const { brotli, etag } = page.body;
    if (page.status === 200 && namesTag(request.headers['if-none-match'], etag))
      return reply.status(304).send();
    if (!takesBrotli(request.headers['accept-encoding']?.toString()))
      return reply.send(await plainTextOf(page.body));
    return reply.header('content-encoding', 'br').send(brotli);
  }

  async function sendOrRefuse(
    exchange: Exchange,
    findAnswer: () => Promise<StoredPage>,
    orLed?: AskedPage,
  ): Promise<FastifyReply> {
    try {
      const page = await findAnswer();
      const led = page.status === 404 && orLed && (await findRedirect(orLed.address));
      if (led) return redirect(exchange.reply, led);
      return await send(exchange, page);
    } catch (cause) {
      if (isBusy(cause)) refused += 1;
      return refuse(exchange, cause);
    }
  }

  const answerPage: AnswerPage = async (request, reply) => {
    const asked = await findPage(request);
    const led = asked ? asked.redirect : await findRedirect(request.url);
    if (led) return redirect(reply, led);
    const exchange = { request, reply };
    // Below an address with a required parameter what is there shows only when it is made.
    const leads = asked && Object.values(asked.page.parameters).includes('required');
    return sendOrRefuse(exchange, () => findAnswer(request, asked), leads ? asked : undefined);
  };

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage });

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
      const target = asked?.address ?? request.url;
      return sendOrRefuse({ request, reply }, () => renderPersonal(request, target));
    });
  });
  return {
    answerPage,
    renderPreview: (request, { target, page, around }) =>
      queue.run(askerOf(request), async () => {
        const rendering = { ...options, directory: withPage(directory, page), isPersonal: false };
        const { asked, services } = await prepareRendering(app, request, { ...rendering, target });
        const answer = await around(() => options.build.handlePage(asked, services));
        const policy = answer.headers.get('content-security-policy') ?? '';
        return { status: answer.status, policy, text: await answer.text() };
      }),
  };
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

function redirect(reply: FastifyReply, { location, status }: Redirect): FastifyReply {
  return reply.redirect(location, status);
}

/** Who asks, as far as a page can depend on it. */
type Visit = Pick<Arrival, 'ip' | 'socket' | 'host'>;

/** Where nobody in particular waits for a page. */
const server: Asker = { network: 'server' };

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Says that there is no time to render the page, if that is the cause. */
function refuse({ request, reply }: Exchange, cause: unknown): FastifyReply {
  if (!isBusy(cause)) throw cause;
  const { headers, text } = busyPage(splitLanguage(request.url).language, request.id);
  return reply.status(errorKinds.BUSY.status).headers(headers).send(text);
}

function isBusy(cause: unknown): cause is AppError {
  return cause instanceof AppError && cause.error === 'BUSY';
}
