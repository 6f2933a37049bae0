import { productPath, routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { getNewsArticle, listNews } from '@uid/contract/contents';
import { HeadingText } from '@uid/ui/heading-text';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Enhancement } from '../../islands/enhancement.tsx';
import { Day } from '../../layout/day.tsx';
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { notFound, orNearby, readPageRequest } from '../../load-page.ts';
import type { PageRequest } from '../../load-page.ts';
import { Gallery } from '../pictures/gallery.tsx';
import { Picture } from '../pictures/picture.tsx';
import { articleData } from './article-data.ts';
import styles from './news-detail-page.module.css';
import { findNearNews } from './find-near-news.ts';
import { NewsRow } from './news-row.tsx';
import { newsTexts } from './news-texts.ts';
import { ShareArticle } from './share-article.tsx';

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
  const { id, category, publishedOn, updatedOn, sections, products, alike } = article;
  const [lead, ...others] = article.pictures;
  const headings = sections.filter(({ heading }) => heading);
  return (
    <article>
      <PageHeader
        title={<HeadingText>{article.title}</HeadingText>}
        lead={article.summary}
        breadcrumbs={
          <PageBreadcrumbs
            parent={{ label: texts.title, path: routes.news }}
            title={texts.categories[category]}
          />
        }
        meta={
          <>
            <span className={styles.fact}>
              {texts.published} <Day date={publishedOn} />
            </span>
            {updatedOn && (
              <span className={styles.fact}>
                {texts.updated} <Day date={updatedOn} />
              </span>
            )}
          </>
        }
        drawing={
          lead ? (
            <Picture
              picture={lead}
              sizes="(width < 768px) 100vw, 50vw"
              isFirst
              className={styles.lead}
            />
          ) : (
            <Interference slug={article.id} />
          )
        }
      />
      <Section space="tight">
        <div className={styles.article}>
          {headings.length > 1 && (
            <nav aria-label={texts.contents}>
              <ol className={styles.contents}>
                {sections.map(
                  ({ heading }, index) =>
                    heading && (
                      <li key={heading}>
                        <a href={`#s${index}`}>{heading}</a>
                      </li>
                    ),
                )}
              </ol>
            </nav>
          )}
          <div className={styles.text}>
            {sections.map(({ heading, paragraphs }, index) => (
              <section key={heading ?? index} id={`s${index}`}>
                {heading && (
                  <h2>
                    <HeadingText>{heading}</HeadingText>
                  </h2>
                )}
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
            {others.length > 0 && <Gallery pictures={others} sizes="(width < 576px) 50vw, 240px" />}
            <ShareArticle path={`${routes.newsDetail}?id=${id}`} title={article.title} />
          </div>
        </div>
      </Section>
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
      <Section tone="wash" space="tight" isOnScreenOnly>
        <nav className={styles.neighbours} aria-label={texts.pages.navigation}>
          {article.previous && (
            <a href={`${localPath(routes.newsDetail)}?id=${article.previous.id}`} rel="prev">
              <small>{texts.older}</small>
              <span>{article.previous.title}</span>
            </a>
          )}
          {article.next && (
            <a href={`${localPath(routes.newsDetail)}?id=${article.next.id}`} rel="next">
              <small>{texts.newer}</small>
              <span>{article.next.title}</span>
            </a>
          )}
        </nav>
      </Section>
      <Enhancement name="news-article" />
    </article>
  );
}
