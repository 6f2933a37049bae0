import type { Call } from '@uid/contract/endpoint';
import type { Page } from '@uid/contract/pages';
import type { PublishedFonts } from '@uid/fonts/published-fonts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { expandPage } from './compress-page.ts';
import { createInProcessCall } from '../in-process-call.ts';
import type { ReadPrices } from '../in-process-call.ts';
import { pageAddress, resolveAddress } from './page-address.ts';
import type { PageDirectory } from './page-directory.ts';
import type { PageFonts } from './page-fonts.ts';
import { noStore } from './page-headers.ts';
import { requestOrigin } from '../request-facts.ts';
import type { FindStartLinks } from '../start-links.ts';
import { toPersonalPage, toStoredPage } from './stored-page.ts';
import type { StoredPage } from './stored-page.ts';

/** Whether companies exist for trials only; each page of a purchase says which. */
interface StandIns {
  pays: boolean;
  carries: boolean;
}

/** What a page is given for rendering a request. */
interface PageServices {
  call: Call;
  origin: string;
  /** The id that an error page shows. */
  requestId: string;
  standIns?: StandIns | undefined;
  fonts?: PublishedFonts | undefined;
  /** The path and query of the page's preview image. */
  image?: string | undefined;
  /** Leaves room for the visitor's own content. */
  isFrame?: boolean | undefined;
  onFailure: (cause: unknown) => void;
  /** The page at the address; undefined if the site has none, which the rendered page then says. */
  page: Page | undefined;
  /** All pages of the site, for navigation. */
  pages: readonly Page[];
}

/** What the shell's server build exports. */
export interface PageBuild {
  /** Turns a request for a page into the response. */
  handlePage: (request: Request, services: PageServices) => Promise<Response>;
  /**
   * Inserts the visitor's content into a page that was rendered with `isFrame`; rejects if the whole page must report a
   * failure. Without this function, personal pages are rendered as a whole.
   */
  fillPage?: (frame: string, request: Request, services: PageServices) => Promise<string>;
}

/** The options that all renderings share. */
export interface RenderOptions {
  build: PageBuild;
  /** Absent if no fonts were cut for the pages. */
  fonts?: PublishedFonts;
  /** Without it, pages have only the build's fonts. */
  pageFonts?: Pick<PageFonts, 'fontsFor' | 'offer'> | undefined;
  /** Without it, no page has a preview image. */
  findImage?: ((page: Page, target: string) => Promise<string | undefined>) | undefined;
  /** Without it, no page names the files that a micro-app starts with. */
  findStartLinks?: FindStartLinks;
  directory: PageDirectory;
  publicOrigin: string | undefined;
  standIns?: StandIns;
  readPrices: ReadPrices;
}

export interface Rendering extends RenderOptions {
  /** Path and query of the page to render. */
  target: string;
  isPersonal: boolean;
  isFrame?: boolean;
  kept?: StoredPage | undefined;
  /** For a page that is the same for everybody: called when there are fonts for its text. */
  onCut?: () => void;
}

export interface Frame {
  stored: StoredPage;
  text: string;
}

/** Expands each frame once and keeps its text as long as the frame is cached. */
export function createFrameTexts(): (frame: StoredPage) => Promise<string> {
  const texts = new WeakMap<StoredPage['body'], Promise<string>>();
  return ({ body }) => {
    const known = texts.get(body);
    if (known) return known;
    const text = expandPage(body.brotli).then(String);
    texts.set(body, text);
    // A failure, for example for lack of memory, is not cached, so that the next visitor's attempt can succeed.
    text.catch(() => texts.delete(body));
    return text;
  };
}

/** Undefined if the whole page has to report what went wrong. */
export async function fillFrame(
  app: FastifyInstance,
  request: FastifyRequest,
  options: Rendering & { frame: Frame },
): Promise<StoredPage | undefined> {
  const { frame, build } = options;
  const { cookies, services, asked } = await prepareRendering(app, request, options);
  try {
    const text = (await build.fillPage?.(frame.text, asked, services)) ?? '';
    const { status, headers } = frame.stored;
    return toPersonalPage({ status, headers, cookies, text, prices: [] });
  } catch {
    return undefined;
  }
}

export async function renderPage(
  app: FastifyInstance,
  request: FastifyRequest,
  options: Rendering,
): Promise<StoredPage> {
  const { asked, services, cookies, ...asking } = await prepareRendering(app, request, options);
  const response = await options.build.handlePage(asked, services);
  const link = services.page && options.findStartLinks?.(services.page);
  const headers = {
    ...Object.fromEntries(response.headers),
    ...(link && { link }),
    ...(asking.isBehind() && { 'cache-control': noStore }),
  };
  const text = await response.text();
  const { status } = response;
  const { pageFonts, onCut } = options;
  if (status === 200 && onCut && services.fonts && hasFontsOfItsOwn(services.page, options.target))
    pageFonts?.offer({ address: options.target, html: text, onCut }, services.fonts);
  const page = { status, headers, cookies, text, prices: asking.pricesAsked() };
  return options.isPersonal ? toPersonalPage(page) : toStoredPage(page, options.kept);
}

/** Prepares what the shell is given of a request. */
export async function prepareRendering(
  app: FastifyInstance,
  request: FastifyRequest,
  options: Rendering,
) {
  const address = addressOf(request, options);
  const table = await options.directory.read();
  const page = resolveAddress(table, options.target)?.page;
  const { call, ...called } = createInProcessCall(app, request, options);
  const services: PageServices = {
    call,
    origin: address.origin,
    page,
    pages: table.pages,
    requestId: request.id,
    standIns: options.standIns,
    fonts: await findFonts(page, options),
    // If the database is away, the page names no preview image.
    image: page && (await options.findImage?.(page, options.target).catch(() => undefined)),
    isFrame: options.isFrame,
    onFailure: (cause) => request.log.error({ reqId: request.id, err: cause }, 'page failed'),
  };
  return { ...called, services, asked: toWebRequest(request, { address, page }) };
}

/** English pages have no fonts of their own. */
function findFonts(
  page: Page | undefined,
  { fonts, pageFonts, target, isPersonal }: Rendering,
): PublishedFonts | undefined | Promise<PublishedFonts> {
  return pageFonts && !isPersonal && hasFontsOfItsOwn(page, target)
    ? pageFonts.fontsFor(target)
    : fonts;
}

/**
 * Whether this is one of the site's Chinese pages. Visitors can make endless variants with filters and words of their
 * own, so only a parameter that makes another page counts, and only one of them.
 */
function hasFontsOfItsOwn(page: Page | undefined, target: string): boolean {
  if (!page || page.cache === 'personal' || page.kind === 'micro-app' || page.kind === 'text')
    return false;
  const [path, query] = target.split('?');
  if (path !== page.path) return false;
  if (query === undefined) return true;
  const use = page.parameters === 'any' ? undefined : page.parameters[query.split('=', 1)[0] ?? ''];
  return !query.includes('&') && (use === 'canonical' || use === 'required');
}

/** A form sent to an address without a page gets the same response as a reader: the 404 page. */
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

function addressOf(
  request: FastifyRequest,
  { publicOrigin, target }: Pick<Rendering, 'publicOrigin' | 'target'>,
): URL {
  return pageAddress(target, requestOrigin(request, publicOrigin));
}
