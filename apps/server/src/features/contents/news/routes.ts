import { pageSize } from '@uid/contract/constants';
import type { NewsArticle } from '@uid/contract/content';
import * as site from '@uid/contract/contents';
import type { Language } from '@uid/contract/language';

import { AppError } from '../../../http/app-error.ts';
import type { ServerContext } from '../../../context.ts';
import { createCachedTotals } from '../../../http/cached-totals.ts';
import type { Serve } from '../../../http/serve.ts';
import { readPagePictures } from '../../media/read-page-pictures.ts';
import { findBody, listNamed } from '../contents.ts';
import { presentNews, presentProduct } from '../presenters.ts';
import {
  countNews,
  listNearIds,
  listNeighbours,
  listNewsPage,
  listNewsYears,
} from './repository.ts';

export function serveNews(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;
  const totalOf = createCachedTotals(context);

  serve(site.listNews, async ({ language, page, ...filter }) => {
    const [articles, total, years] = await Promise.all([
      listNewsPage(handle, { ...filter, page }),
      totalOf(JSON.stringify(filter), () => countNews(handle, filter)),
      listNewsYears(handle, filter),
    ]);
    return { articles: presentAll(articles, language), total, page, pageSize, years };
  });

  serve(site.listNewsNear, async ({ language, id }) => ({
    articles: presentAll(await listNearIds(handle, id), language),
  }));

  serve(site.getNewsArticle, async ({ language, id }) => {
    const article = await findBody(handle, 'news', id);
    if (!article) throw new AppError('NOT_FOUND');
    const [{ previous, next }, products, pictures] = await Promise.all([
      listNeighbours(handle, article),
      listNamed(handle, 'product', article.products),
      readPagePictures(handle, article.pictures ?? [], language),
    ]);
    return {
      ...presentNews(article, language),
      updatedOn: article.updatedOn,
      sections: article.text[language].sections,
      pictures,
      products: products.map((each) => presentProduct(each, language)),
      previous: previous && presentNews(previous, language),
      next: next && presentNews(next, language),
    };
  });
}

function presentAll(articles: readonly NewsArticle[], language: Language) {
  return articles.map((each) => presentNews(each, language));
}
