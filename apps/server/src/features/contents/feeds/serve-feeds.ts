import type { Call } from '@uid/contract/endpoint';
import { languages } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import { feedPath } from '@uid/contract/paths';
import { getCompany, listNews } from '@uid/contract/contents';
import type { NewsSummary } from '@uid/contract/contents';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import { createSendText } from '../../../http/files/cached-texts.ts';
import { createInProcessCall } from '../../../http/in-process-call.ts';
import type { InTurn } from '../../../http/in-turn.ts';
import type { PageDirectory } from '../../../http/pages/page-directory.ts';
import { requestOrigin } from '../../../http/request-facts.ts';
import type { Signatures } from '../../signatures/signatures.ts';
import { serveCsaf } from './serve-csaf.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { serveSitemap } from './serve-sitemap.ts';

const feedTexts: Record<Language, { title: string; description: string }> = {
  zh: { title: '新闻', description: '产品更新、安全公告、标准与法规解读。' },
  en: { title: 'News', description: 'Product updates, security advisories, standards and law.' },
};
/** The number of pages of the news list that a feed contains. */
const feedPages = 3;
const day = 24 * 60 * 60_000;

/** Serves what machines read of the site: sitemap, robots.txt, news feeds, advisories and security.txt. */
export function serveFeeds(
  app: FastifyInstance,
  context: ServerContext,
  {
    directory,
    signatures,
    inTurn,
    sitemapSize,
  }: {
    directory: PageDirectory;
    signatures: Signatures;
    inTurn: InTurn;
    sitemapSize?: number | undefined;
  },
): void {
  const originOf = (request: FastifyRequest) => requestOrigin(request, context.config.publicOrigin);
  const callOf = (request: FastifyRequest) =>
    createInProcessCall(app, request, { isPersonal: false }).call;

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /uid-boot/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );

  const sendText = createSendText(context, inTurn);
  serveSitemap(app, context, {
    directory,
    originOf,
    sendText,
    ...(sitemapSize && { fileSize: sitemapSize }),
  });

  for (const language of languages) {
    const path = feedPath(language);
    app.get(path, async (request, reply) => {
      const origin = originOf(request);
      const write = async () => {
        const call = callOf(request);
        const { brand } = await call(getCompany, { language });
        const { title, description } = feedTexts[language];
        const articles = await listNewest(call, language);
        const { writeRss } = await import('./rss.ts');
        const feed = { title: `${brand} · ${title}`, description, language, path, origin };
        return writeRss(articles, feed);
      };
      const type = 'application/rss+xml; charset=utf-8';
      return sendText(request, reply, { key: origin + path, type, write });
    });
  }

  serveCsaf(app, context.database.handle, {
    signatures,
    findPublisher: async (request) => {
      const { legalName, email } = await callOf(request)(getCompany, { language: 'en' });
      return { name: legalName, email, origin: originOf(request) };
    },
  });

  app.get('/.well-known/security.txt', async (request, reply) => {
    const { email } = await callOf(request)(getCompany, { language: 'en' });
    const lifetime = context.config.securityTxtDays * day;
    // The date changes only once a day, so that caches stay valid and comparisons find the same file.
    const expiresAt = Math.floor(context.now() / day) * day + lifetime;
    return reply.type('text/plain; charset=utf-8').send(
      writeSecurityTxt({
        email,
        origin: originOf(request),
        expiresAt,
        isEncrypting: (await signatures.readKey())?.canEncrypt ?? false,
      }),
    );
  });
}

async function listNewest(call: Call, language: Language): Promise<NewsSummary[]> {
  const pages = await Promise.all(
    Array.from({ length: feedPages }, (_, index) => call(listNews, { language, page: index + 1 })),
  );
  return pages.flatMap(({ articles }) => articles);
}
