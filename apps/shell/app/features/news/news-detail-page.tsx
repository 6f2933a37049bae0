import { productPath } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { getNewsArticle, listNews } from '@uid/contract/contents';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Enhancement } from '../../islands/enhancement.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { notFound, orNearby, readPageRequest } from '../../load-page.ts';
import type { PageRequest } from '../../load-page.ts';
import { articleData } from './article-data.ts';
import { ArticleHead, ArticleText, Neighbours } from './article-parts.tsx';
import { findNearNews } from './find-near-news.ts';
import { NewsRow } from './news-row.tsx';
import { newsTexts } from './news-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const asked = readPageRequest(args);
  return orNearby(loadArticle(asked), () => findNearNews(asked));
}

async function loadArticle({ call, language, query }: PageRequest) {
  const id = query.get('id');
  if (!id) throw notFound();
  const article = await call(getNewsArticle, { language, id });
  const { articles } = await call(listNews, { language, category: article.category });
  const shown = new Set([id, article.previous?.id, article.next?.id]);
  return { ...article, alike: articles.filter((each) => !shown.has(each.id)).slice(0, 3) };
}

export function meta(args: MetaArgs<typeof loader>) {
  const texts = newsTexts[splitLanguage(args.location.pathname).language];
  const article = args.loaderData;
  if (!article) return [{ title: texts.title }];
  return pageMeta(args, {
    title: article.title,
    description: article.summary,
    structuredData: (page) => articleData(article, page),
  });
}

export default function NewsDetailPage() {
  const article = useLoaderData<typeof loader>();
  const texts = newsTexts[useLanguage()];
  const localPath = useLocalPath();
  const { products, alike } = article;
  return (
    <article>
      <ArticleHead article={article} />
      <ArticleText article={article} />
      {products.length > 0 && (
        <Section title={texts.related} space="tight" isOnScreenOnly>
          <RowList>
            {products.map(({ slug, name, job }) => (
              <Row key={slug} title={name} href={localPath(productPath(slug))}>
                {job}
              </Row>
            ))}
          </RowList>
        </Section>
      )}
      {alike.length > 0 && (
        <Section title={texts.alsoRead} space="tight" isOnScreenOnly>
          <RowList>
            {alike.map((each) => (
              <NewsRow key={each.id} article={each} />
            ))}
          </RowList>
        </Section>
      )}
      <Neighbours article={article} />
      <Enhancement name="news-article" />
    </article>
  );
}
