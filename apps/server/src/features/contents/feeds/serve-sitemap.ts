import { Readable } from 'node:stream';

import { languages } from '@uid/contract/language';
import type { Page } from '@uid/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { createKeptTotals } from '../../../http/kept-totals.ts';
import type { PageDirectory } from '../../../http/pages/page-directory.ts';
import { countDetails, detailParts, listDetails } from './list-details.ts';
import type { DetailPart } from './list-details.ts';
import type { SitemapEntry } from './sitemap.ts';

export interface SitemapOptions {
  directory: PageDirectory;
  originOf: (request: FastifyRequest) => string;
  /** How many addresses a file holds. */
  fileSize?: number;
}

/**
 * `/sitemap.xml`: every page that search engines are led to, while one file holds them; else the list of
 * `/sitemap-pages.xml` and, of each part that has details, `/sitemap-PART-1.xml` and so on.
 */
export function serveSitemap(
  app: FastifyInstance,
  context: Pick<ServerContext, 'database' | 'now'>,
  { directory, originOf, fileSize = 10_000 }: SitemapOptions,
): void {
  const { handle } = context.database;
  const totalOf = createKeptTotals(context);
  const entriesInFile = Math.floor(fileSize / languages.length);
  const listPages = async () => (await directory.read()).pages.filter(isListed);

  async function countFiles(part: DetailPart): Promise<{ entries: number; files: number }> {
    const entries = await totalOf(part, () => countDetails(handle, part));
    return { entries, files: Math.ceil(entries / entriesInFile) };
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const pages = await listPages();
    const counts = await Promise.all(detailParts.map(countFiles));
    const total = counts.reduce((sum, { entries }) => sum + entries, pages.length);
    if (total <= entriesInFile) return send(reply, everything(handle, pages), originOf(request));
    const files = detailParts.flatMap((part, index) =>
      Array.from(
        { length: counts[index]?.files ?? 0 },
        (_, file) => `/sitemap-${part}-${file + 1}.xml`,
      ),
    );
    return reply
      .type(xml)
      .send(
        (await loadSitemap()).writeSitemapIndex(
          ['/sitemap-pages.xml', ...files],
          originOf(request),
        ),
      );
  });

  app.get('/sitemap-pages.xml', async (request, reply) =>
    send(reply, only(await listPages()), originOf(request)),
  );

  for (const part of detailParts)
    app.get<{ Params: { file: string } }>(
      `/sitemap-${part}-:file(^[1-9]\\d{0,4}).xml`,
      async (request, reply) => {
        const skip = (Number(request.params.file) - 1) * entriesInFile;
        const { entries } = await countFiles(part);
        if (skip >= entries) throw new AppError('NOT_FOUND');
        const details = listDetails(handle, part, { skip, count: entriesInFile });
        return send(reply, details, originOf(request));
      },
    );
}

const xml = 'application/xml; charset=utf-8';
const loadSitemap = () => import('./sitemap.ts');

async function send(
  reply: FastifyReply,
  batches: AsyncIterable<readonly SitemapEntry[]>,
  origin: string,
): Promise<FastifyReply> {
  const { writeSitemap } = await loadSitemap();
  return reply.type(xml).send(Readable.from(writeSitemap(batches, origin)));
}

/** A page that needs a parameter stands in the sitemap by its details only. */
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
