import { productPath, routes, splitLanguage } from '@uid/contract/routes';
import { listCases } from '@uid/contract/site';
import { EmptyState } from '@uid/ui/empty-state';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Section } from '@uid/ui/section';
import { TabLinks } from '@uid/ui/tab-links';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest, readQuery } from '../../load-page.ts';
import { CaseStory } from './case-story.tsx';
import { caseTexts } from './case-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, query } = readPageRequest(args);
  const filter = readQuery(query, ['industry']);
  return {
    ...(await call(listCases, { language, ...(filter as object) })),
    industry: filter.industry,
  };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title, lead } = caseTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description: lead });
}

export default function CasesPage() {
  const { cases, industries, products, industry } = useLoaderData<typeof loader>();
  const texts = caseTexts[useLanguage()];
  const localPath = useLocalPath();
  const path = localPath(routes.cases);
  const tabs = [undefined, ...industries].map((each) => ({
    href: each ? `${path}?industry=${each}` : path,
    label: each ? texts.industries[each] : texts.all,
    current: each === industry,
  }));
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        drawing={<Interference slug="client-case" />}
      />
      <Section space="tight">
        <TabLinks label={texts.filter} items={tabs} />
        {cases.length === 0 && <EmptyState title={texts.empty} />}
      </Section>
      {cases.map((each, index) => (
        <Section
          key={each.id}
          id={each.id}
          title={each.title}
          tone={index % 2 === 0 ? 'plain' : 'wash'}
          space="tight"
        >
          <CaseStory
            clientCase={each}
            products={products
              .filter(({ slug }) => each.products.includes(slug))
              .map(({ slug, name }) => ({ name, href: localPath(productPath(slug)) }))}
          />
        </Section>
      ))}
    </>
  );
}
