import { languages } from '@uid/contract/language';
import type { Page } from '@uid/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CachedText, SendText } from '../../../http/files/cached-texts.ts';
import { createCachedTotals } from '../../../http/cached-totals.ts';
import type { PageDirectory } from '../../../http/pages/page-directory.ts';
import { countDetails, detailParts, listDetails } from './list-details.ts';
import type { DetailPart } from './list-details.ts';
import type { SitemapEntry } from './sitemap.ts';

export interface SitemapOptions {
  directory: PageDirectory;
  originOf: (request: FastifyRequest) => string;
  sendText: SendText;
  /** Maximum number of addresses in a file. */
  fileSize?: number;
}

/**
 * Serves `/sitemap.xml`. It lists every page that search engines may index, if one file can hold them. Otherwise it is
 * an index of `/sitemap-pages.xml` and, for each part that has details, `/sitemap-PART-1.xml` and so on.
 */
export function serveSitemap(
  app: FastifyInstance,
  context: Pick<ServerContext, 'database' | 'now'>,
  { directory, originOf, sendText, fileSize = 10_000 }: SitemapOptions,
): void {
  const { handle } = context.database;
  const totalOf = createCachedTotals(context);
  const entriesInFile = Math.floor(fileSize / languages.length);
  const listPages = async () => (await directory.read()).pages.filter(isListed);

  async function countFiles(part: DetailPart): Promise<{ entries: number; files: number }> {
    const entries = await totalOf(part, () => countDetails(handle, part));
    return { entries, files: Math.ceil(entries / entriesInFile) };
  }

  /** Describes the file at a path; addresses in it begin with the origin that the request was sent to. */
  function textAt(
    request: FastifyRequest,
    path: string,
    write: (origin: string) => Promise<string>,
  ): CachedText {
    const origin = originOf(request);
    return { key: origin + path, type: xml, write: () => write(origin) };
  }

  async function writeWhole(origin: string): Promise<string> {
    const pages = await listPages();
    const counts = await Promise.all(detailParts.map(countFiles));
    const total = counts.reduce((sum, { entries }) => sum + entries, pages.length);
    if (total <= entriesInFile) return writeFile(everything(handle, pages), origin);
    const files = detailParts.flatMap((part, index) =>
      Array.from(
        { length: counts[index]?.files ?? 0 },
        (_, file) => `/sitemap-${part}-${file + 1}.xml`,
      ),
    );
    const { writeSitemapIndex } = await loadSitemap();
    return writeSitemapIndex(['/sitemap-pages.xml', ...files], origin);
  }

  app.get('/sitemap.xml', (request, reply) =>
    sendText(request, reply, textAt(request, '/sitemap.xml', writeWhole)),
  );

  app.get('/sitemap-pages.xml', (request, reply) => {
    const write = async (origin: string) => writeFile(only(await listPages()), origin);
    return sendText(request, reply, textAt(request, '/sitemap-pages.xml', write));
  });

  for (const part of detailParts)
    app.get<{ Params: { file: string } }>(
      `/sitemap-${part}-:file(^[1-9]\\d{0,4}).xml`,
      async (request, reply) => {
        const { file } = request.params;
        const skip = (Number(file) - 1) * entriesInFile;
        const { entries } = await countFiles(part);
        if (skip >= entries) throw new AppError('NOT_FOUND');
        const write = (origin: string) =>
          writeFile(listDetails(handle, part, { skip, count: entriesInFile }), origin);
        return sendText(request, reply, textAt(request, `/sitemap-${part}-${file}.xml`, write));
      },
    );
}

const xml = 'application/xml; charset=utf-8';
const loadSitemap = () => import('./sitemap.ts');

async function writeFile(
  batches: AsyncIterable<readonly SitemapEntry[]>,
  origin: string,
): Promise<string> {
  const { writeSitemap } = await loadSitemap();
  let text = '';
  for await (const piece of writeSitemap(batches, origin)) text += piece;
  return text;
}

/** A page that needs a parameter is listed only through its details. */
function isListed({ inSitemap, parameters }: Page): boolean {
  return inSitemap && !Object.values(parameters).includes('required');
}

async function* only(pages: readonly Page[]): AsyncGenerator<SitemapEntry[]> {
  yield pages.map(({ path }) => ({ path }));
}

async function* everything(handle: Handle, pages: readonly Page[]): AsyncGenerator<SitemapEntry[]> {
  yield* only(pages);
  for (const part of detailParts) yield* listDetails(handle, part, { skip: 0, count: Infinity });
}
