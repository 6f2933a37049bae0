import { listNews } from '@uid/contract/contents';
import type { InputOf } from '@uid/contract/endpoint';
import { newsCategories } from '@uid/contract/kinds';
import { routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { EmptyState } from '@uid/ui/empty-state';
import { PageHeader } from '@uid/ui/page-header';
import { Pagination } from '@uid/ui/pagination';
import { RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { TabLinks } from '@uid/ui/tab-links';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { isBeyondEnd, pageCountOf, titleOfPage } from '../../layout/list-pages.ts';
import { notFound, orNearby, readPageRequest, readQuery } from '../../load-page.ts';
import type { PageRequest } from '../../load-page.ts';
import { FeaturedArticle } from './featured-article.tsx';
import { findNearNews } from './find-near-news.ts';
import styles from './news-page.module.css';
import { NewsRow } from './news-row.tsx';
import { newsTexts } from './news-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const asked = readPageRequest(args);
  return orNearby(loadNewsList(asked), () => findNearNews(asked));
}

async function loadNewsList({ call, language, query }: PageRequest) {
  // The endpoint validates the values itself: an address with an unknown value is not found.
  const { category, year, page } = readQuery(query, ['category', 'year', 'page']);
  const asked = { category, year, page } as Omit<InputOf<typeof listNews>, 'language'>;
  const listed = await call(listNews, { language, ...asked });
  if (isBeyondEnd(listed) || (year && !listed.years.includes(year))) throw notFound();
  const isFeatured = !category && !year && listed.page === 1;
  return {
    featured: isFeatured ? listed.articles[0] : undefined,
    articles: isFeatured ? listed.articles.slice(1) : listed.articles,
    years: listed.years,
    category,
    year,
    page: listed.page,
    pageCount: pageCountOf(listed),
  };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { language } = splitLanguage(args.location.pathname);
  const texts = newsTexts[language];
  const title = titleOfPage(texts.title, { page: args.loaderData?.page, language });
  return pageMeta(args, { title, description: texts.lead });
}

export default function NewsPage() {
  const { featured, articles, years, category, year, page, pageCount } =
    useLoaderData<typeof loader>();
  const texts = newsTexts[useLanguage()];
  const path = useLocalPath()(routes.news);
  const addressOf = (filters: { category?: string; year?: string }, number = 1) => {
    const query = new URLSearchParams();
    if (filters.category) query.set('category', filters.category);
    if (filters.year) query.set('year', filters.year);
    if (number > 1) query.set('page', String(number));
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Section space="tight">
        <div className={styles.filters}>
          <TabLinks
            label={texts.filter}
            items={[undefined, ...newsCategories].map((each) => ({
              href: addressOf({ category: each, year }),
              label: each ? texts.categories[each] : texts.all,
              current: each === category,
            }))}
          />
          {years.length > 1 && (
            <TabLinks
              label={texts.byYear}
              items={[undefined, ...years].map((each) => ({
                href: addressOf({ category, year: each }),
                label: each ?? texts.allYears,
                current: each === year,
              }))}
            />
          )}
        </div>
        {featured && <FeaturedArticle article={featured} />}
        {!featured && articles.length === 0 && (
          <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
        )}
        <div className={styles.rows}>
          <RowList>
            {articles.map((article) => (
              <NewsRow key={article.id} article={article} heading="h2" />
            ))}
          </RowList>
        </div>
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => addressOf({ category, year }, number)}
          labels={texts.pages}
        />
      </Section>
    </>
  );
}
