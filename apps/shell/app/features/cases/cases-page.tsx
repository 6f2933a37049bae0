import { routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { listCases } from '@uid/contract/contents';
import type { InputOf } from '@uid/contract/endpoint';
import { EmptyState } from '@uid/ui/empty-state';
import { FilterSheet } from '@uid/ui/filter-sheet';
import { HeadingText } from '@uid/ui/heading-text';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Pagination } from '@uid/ui/pagination';
import { Section } from '@uid/ui/section';
import { TabLinks } from '@uid/ui/tab-links';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { isBeyondEnd, pageCountOf, titleOfPage } from '../../layout/list-pages.ts';
import { notFound, orNearby, readPageRequest, readQuery } from '../../load-page.ts';
import type { PageRequest } from '../../load-page.ts';
import { casesPath } from './case-filters.ts';
import styles from './case-story.module.css';
import { CaseStory } from './case-story.tsx';
import { caseTexts } from './case-texts.ts';
import { findNearCases } from './find-near-cases.ts';

export async function loader(args: LoaderFunctionArgs) {
  const asked = readPageRequest(args);
  return orNearby(loadCases(asked), () => findNearCases(asked));
}

async function loadCases({ call, language, query }: PageRequest) {
  const { page, ...filters } = readQuery(query, ['industry', 'product', 'page']);
  const asked = { ...filters, page } as Omit<InputOf<typeof listCases>, 'language'>;
  const listed = await call(listCases, { language, ...asked });
  if (isBeyondEnd(listed)) throw notFound();
  const { cases, industries, products } = listed;
  return {
    cases,
    industries,
    products,
    filters,
    page: listed.page,
    pageCount: pageCountOf(listed),
  };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { language } = splitLanguage(args.location.pathname);
  const { title, lead } = caseTexts[language];
  const page = args.loaderData?.page;
  return pageMeta(args, { title: titleOfPage(title, { page, language }), description: lead });
}

export default function CasesPage() {
  const { cases, industries, products, filters, page, pageCount } = useLoaderData<typeof loader>();
  const texts = caseTexts[useLanguage()];
  const localPath = useLocalPath();
  const tabs = [undefined, ...industries].map((industry) => ({
    href: localPath(casesPath({ ...filters, industry })),
    label: industry ? texts.industries[industry] : texts.all,
    current: industry === filters.industry,
  }));
  const productTabs = [undefined, ...products].map((product) => ({
    href: localPath(casesPath({ ...filters, product: product?.slug })),
    label: product ? product.name : texts.allProducts,
    current: product?.slug === filters.product,
  }));
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        drawing={<Interference slug="client-case" />}
      />
      <Section space="tight" isSeenFirst>
        <FilterSheet
          id="case-filters"
          label={texts.open}
          closeLabel={texts.close}
          count={Object.values(filters).filter(Boolean).length}
        >
          <div className={styles.filters}>
            <p aria-hidden="true">{texts.filter}</p>
            <TabLinks label={texts.filter} items={tabs} />
            <p aria-hidden="true">{texts.byProduct}</p>
            <TabLinks label={texts.byProduct} items={productTabs} />
          </div>
        </FilterSheet>
        {cases.length === 0 && (
          <EmptyState
            title={texts.empty}
            actions={<a href={localPath(routes.cases)}>{texts.all}</a>}
          />
        )}
      </Section>
      {cases.map((each, index) => (
        <Section
          key={each.id}
          id={each.id}
          title={<HeadingText>{each.title}</HeadingText>}
          tone={index % 2 === 0 ? 'plain' : 'wash'}
          space="tight"
          isSeenFirst={index === 0}
        >
          <CaseStory
            clientCase={each}
            products={products.filter(({ slug }) => each.products.includes(slug))}
          />
        </Section>
      ))}
      {pageCount > 1 && (
        <Section space="tight">
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => localPath(casesPath({ ...filters, page: number }))}
            labels={texts.pages}
          />
        </Section>
      )}
    </>
  );
}
