import { questionTopics, searchKinds } from '@uid/contract/kinds';
import { routes } from '@uid/contract/pages';
import { localPath as pathIn, splitLanguage } from '@uid/contract/paths';
import { sentenceGap } from '@uid/contract/punctuation';
import { maxQueryLength, searchSite } from '@uid/contract/search';
import { getSupport, listAdvisories, listLifecycles, listProducts } from '@uid/contract/contents';
import { Button } from '@uid/ui/button';
import { Disclosure } from '@uid/ui/disclosure';
import { EmptyState } from '@uid/ui/empty-state';
import { PageHeader } from '@uid/ui/page-header';
import { Pagination } from '@uid/ui/pagination';
import { Section } from '@uid/ui/section';
import { TabLinks } from '@uid/ui/tab-links';
import { TextField } from '@uid/ui/text-field';
import { redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { isBeyondEnd, pageCountOf, titleOfPage } from '../../layout/list-pages.ts';
import { notFound, readPageRequest, readQuery } from '../../load-page.ts';
import { DownloadCentre } from '../downloads/download-centre.tsx';
import { loadDownloads } from '../downloads/load-downloads.ts';
import { AdvisoryList } from './advisory-list.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForms } from './enquiry/contact-forms.tsx';
import { postEnquiry } from './enquiry/post-enquiry.ts';
import { SearchResults } from './search/search-results.tsx';
import { searchTexts } from './search/search-texts.ts';
import { LifecycleList } from './lifecycle-list.tsx';
import styles from './support-page.module.css';
import { supportTexts } from './support-texts.ts';
import { TopTasks } from './top-tasks.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, query } = readPageRequest(args);
  const { q, sent, product, sku } = readQuery(query, ['q', 'sent', 'product', 'sku']);
  const asked = query.get('topic') ?? undefined;
  const topic = questionTopics.find((each) => each === asked);
  const questionPage = Number(query.get('questions') ?? 1);
  const advisory = query.get('advisory');
  const advisoryPage = Number(query.get('advisories') ?? 1);
  const [support, listed, { products }, lifecycles] = await Promise.all([
    call(getSupport, { language, ...(topic && { topic }), page: questionPage }),
    call(listAdvisories, { language, ...(advisory ? { id: advisory } : { page: advisoryPage }) }),
    call(listProducts, { language }),
    call(listLifecycles, { language }),
  ]);
  if (isBeyondEnd(support) || isBeyondEnd(listed)) throw notFound();
  // The browser goes on to the advisory: after a redirect it keeps the part of the address behind the #.
  if (advisory) throw redirect(pathIn(advisoriesPath(listed.page), language));
  const searched = { kind: searchKinds.find((each) => each === query.get('kind')) };
  const isExact = query.has('exact');
  const found =
    q &&
    (await call(searchSite, {
      language,
      q,
      ...searched,
      ...(isExact && { exact: '1' }),
      page: Number(query.get('page')),
    }));
  const downloads = await loadDownloads(call, { language });
  const kind = asked === 'quote' || asked === 'ticket' ? asked : 'contact';
  const enquiry = { kind, sent, prefilled: { product, sku } } as const;
  return {
    questions: support.questions,
    advisories: listed.advisories,
    advisoryPage: listed.page,
    advisoryPages: pageCountOf(listed),
    questionPage,
    questionPages: pageCountOf(support),
    found: found || undefined,
    ...searched,
    isExact,
    topic,
    products,
    lifecycles: lifecycles.products,
    downloads,
    enquiry,
  };
}

function advisoriesPath(page: number): string {
  return page > 1 ? `${routes.support}?advisories=${page}` : routes.support;
}

export async function action(args: ActionFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return postEnquiry(await args.request.formData(), { call, language, path: routes.support });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { language } = splitLanguage(args.location.pathname);
  const { title, lead, contactText } = supportTexts[language];
  const isNoIndex = ['q', 'sent'].some((name) =>
    new URLSearchParams(args.location.search).has(name),
  );
  const structuredData = args.loaderData && questionData(args.loaderData.questions);
  return pageMeta(args, {
    title: titleOfPage(title, { page: args.loaderData?.advisoryPage, language }),
    description: `${lead}${sentenceGap[language]}${contactText}`,
    isNoIndex,
    structuredData,
  });
}

/** Search engines show two or three questions, so what is in the page twice is kept small. */
const questionsForMachines = 10;

function questionData(questions: { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.slice(0, questionsForMachines).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export default function SupportPage() {
  const loaded = useLoaderData<typeof loader>();
  const {
    questions,
    advisories,
    found,
    kind,
    isExact,
    topic,
    downloads,
    products,
    enquiry,
    lifecycles,
  } = loaded;
  const { questionPage, questionPages, advisoryPage, advisoryPages } = loaded;
  const failure = useActionData<typeof action>();
  const language = useLanguage();
  const texts = supportTexts[language];
  const localPath = useLocalPath();
  const path = localPath(routes.support);
  const questionsPath = (asked: { topic?: string | undefined; page?: number }) => {
    const { topic: of, page = 1 } = asked;
    const query = new URLSearchParams({
      ...(of && { topic: of }),
      ...(page > 1 && { questions: `${page}` }),
    });
    return `${path}${query.size > 0 ? `?${query}` : ''}#questions`;
  };
  const tabs = [undefined, ...questionTopics].map((each) => ({
    href: questionsPath({ topic: each }),
    label: each ? texts.topics[each] : texts.all,
    current: each === topic,
  }));
  return (
    <>
      <PageHeader title={texts.title} {...(found ? { size: 'small' } : { lead: texts.lead })} />
      <Section space="tight">
        <search>
          <form className={styles.search} action={path} method="get">
            <TextField
              name="q"
              type="search"
              label={texts.search}
              defaultValue={found?.q}
              maxLength={maxQueryLength}
            />
            <Button type="submit">{texts.submit}</Button>
          </form>
        </search>
        {!found && <TopTasks products={products} />}
      </Section>
      {found && <SearchResults found={found} kind={kind} isExact={isExact} />}
      {!found && (
        <>
          <Section id="questions" title={texts.questions} space="tight">
            <TabLinks label={texts.filter} items={tabs} />
            {questions.length === 0 && (
              <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
            )}
            <div className={styles.questions}>
              {questions.map(({ id, question, answer }) => (
                <Disclosure key={id} id={id} title={question}>
                  <p>{answer}</p>
                </Disclosure>
              ))}
            </div>
            <Pagination
              page={questionPage}
              pageCount={questionPages}
              hrefFor={(number) => questionsPath({ topic, page: number })}
              labels={searchTexts[language].pages}
            />
          </Section>
          <DownloadCentre downloads={downloads} products={products} />
          <Section id="advisories" title={texts.advisories} tone="wash">
            <AdvisoryList advisories={advisories} />
            <Pagination
              page={advisoryPage}
              pageCount={advisoryPages}
              hrefFor={(number) => localPath(`${advisoriesPath(number)}#advisories`)}
              labels={texts.advisoryPages}
            />
            <p className={styles.after}>
              <a href={localPath(`${routes.news}?category=advisory`)}>{texts.advisoryNews}</a>
            </p>
            <p>
              <a href={localPath(routes.security)}>{texts.security}</a>
            </p>
          </Section>
          <LifecycleList lifecycles={lifecycles} />
        </>
      )}
      <Section id="contact" title={texts.contact} intro={texts.contactText}>
        <div className={styles.contact}>
          <ContactForms {...enquiry} failure={failure} products={products} />
          <ContactDetails />
        </div>
      </Section>
    </>
  );
}
