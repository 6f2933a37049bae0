import { newsCategories } from '@uid/contract/kinds';
import { routes, splitLanguage } from '@uid/contract/routes';
import { listNews } from '@uid/contract/site';
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
import { readPageRequest, readQuery } from '../../load-page.ts';
import { NewsRow } from './news-row.tsx';
import { newsTexts } from './news-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, query } = readPageRequest(args);
  const filter = readQuery(query, ['category', 'page']);
  const news = await call(listNews, { language, ...(filter as object) });
  return { ...news, category: filter.category };
}

export function meta(args: MetaArgs<typeof loader>) {
  const texts = newsTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title: texts.title, description: texts.lead });
}

export default function NewsPage() {
  const { articles, total, page, pageSize, category } = useLoaderData<typeof loader>();
  const texts = newsTexts[useLanguage()];
  const path = useLocalPath()(routes.news);
  const addressOf = (each: string | undefined, number = 1) => {
    const query = new URLSearchParams();
    if (each) query.set('category', each);
    if (number > 1) query.set('page', String(number));
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Section space="tight">
        <TabLinks
          label={texts.filter}
          items={[undefined, ...newsCategories].map((each) => ({
            href: addressOf(each),
            label: each ? texts.categories[each] : texts.all,
            current: each === category,
          }))}
        />
        {articles.length === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        <RowList>
          {articles.map((article) => (
            <NewsRow key={article.id} article={article} heading="h2" />
          ))}
        </RowList>
        <Pagination
          page={page}
          pageCount={Math.max(1, Math.ceil(total / pageSize))}
          hrefFor={(number) => addressOf(category, number)}
          labels={texts.pages}
        />
      </Section>
    </>
  );
}
