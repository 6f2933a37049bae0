import { listItems } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import { languages } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import type { Page } from '@uid/contract/pages';
import { feedPath } from '@uid/contract/paths';
import { getCompany, listNews } from '@uid/contract/contents';
import type { NewsSummary } from '@uid/contract/contents';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import { createInProcessCall } from '../../../http/in-process-call.ts';
import type { PageDirectory } from '../../../http/page-directory.ts';
import { requestOrigin } from '../../../http/request-facts.ts';
import { writeRss } from './rss.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { writeSitemap } from './sitemap.ts';
import type { SitemapEntry } from './sitemap.ts';

const feedTexts: Record<Language, { title: string; description: string }> = {
  zh: { title: '新闻', description: '产品更新、安全公告、标准与法规解读。' },
  en: { title: 'News', description: 'Product updates, security advisories, standards and law.' },
};
const feedLength = 30;
const day = 24 * 60 * 60_000;

/** What machines read of the site: sitemap, robots, news feeds and where to report a weakness. */
export function serveFeeds(
  app: FastifyInstance,
  context: ServerContext,
  directory: PageDirectory,
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

  app.get('/sitemap.xml', async (request, reply) => {
    const { pages } = await directory.read();
    const listed = await listAddresses(pages, callOf(request));
    return reply
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(listed, originOf(request)));
  });

  for (const language of languages) {
    const path = feedPath(language);
    app.get(path, async (request, reply) => {
      const call = callOf(request);
      const { brand } = await call(getCompany, { language });
      const { title, description } = feedTexts[language];
      const articles = (await listArticles(call, language)).slice(0, feedLength);
      const feed = { title: `${brand} · ${title}`, description, language, path };
      return reply
        .type('application/rss+xml; charset=utf-8')
        .send(writeRss(articles, { ...feed, origin: originOf(request) }));
    });
  }

  app.get('/.well-known/security.txt', async (request, reply) => {
    const { email } = await callOf(request)(getCompany, { language: 'en' });
    const lifetime = context.config.securityTxtDays * day;
    // The same all day long, so that caches and comparisons have something to hold on to.
    const expiresAt = Math.floor(context.now() / day) * day + lifetime;
    return reply
      .type('text/plain; charset=utf-8')
      .send(writeSecurityTxt({ email, origin: originOf(request), expiresAt }));
  });
}

/** Every page that search engines are led to, and the details that are named in a query. */
async function listAddresses(pages: readonly Page[], call: Call): Promise<SitemapEntry[]> {
  const articles = await listArticles(call, 'zh');
  return [
    ...pages.filter(isListed).map(({ path }) => ({ path })),
    ...(await listItemIds(call)).map((id) => ({ path: `${routes.mall}?item=${id}` })),
    ...articles.map(({ id, publishedOn }) => ({
      path: `${routes.newsDetail}?id=${id}`,
      changedOn: publishedOn,
    })),
  ];
}

/** A page that needs a parameter stands in the sitemap by its details only. */
function isListed({ inSitemap, parameters }: Page): boolean {
  return inSitemap && !Object.values(parameters).includes('required');
}

async function listArticles(call: Call, language: Language): Promise<NewsSummary[]> {
  const articles: NewsSummary[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(listNews, { language, page });
    articles.push(...answer.articles);
    if (articles.length >= answer.total || answer.articles.length === 0) return articles;
  }
}

async function listItemIds(call: Call): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(listItems, { language: 'zh', page });
    ids.push(...answer.items.map(({ id }) => id));
    if (ids.length >= answer.total || answer.items.length === 0) return ids;
  }
}
