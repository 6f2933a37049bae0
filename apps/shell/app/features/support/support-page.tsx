import { questionTopics } from '@uid/contract/kinds';
import { routes, splitLanguage } from '@uid/contract/routes';
import { getSupport } from '@uid/contract/site';
import { Button } from '@uid/ui/button';
import { Disclosure } from '@uid/ui/disclosure';
import { EmptyState } from '@uid/ui/empty-state';
import { PageHeader } from '@uid/ui/page-header';
import { Section } from '@uid/ui/section';
import { TabLinks } from '@uid/ui/tab-links';
import { TextField } from '@uid/ui/text-field';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest, readQuery } from '../../load-page.ts';
import { DownloadCentre } from '../downloads/download-centre.tsx';
import { loadDownloads } from '../downloads/load-downloads.ts';
import { AdvisoryList } from './advisory-list.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './support-page.module.css';
import { supportTexts } from './support-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, query } = readPageRequest(args);
  const filter = readQuery(query, ['q', 'topic']);
  const downloads = await loadDownloads(call, { language });
  return { ...(await call(getSupport, { language, ...(filter as object) })), ...filter, downloads };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title, lead, contactText } = supportTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description: `${lead} ${contactText}` });
}

export default function SupportPage() {
  const { questions, advisories, q, topic, downloads } = useLoaderData<typeof loader>();
  const texts = supportTexts[useLanguage()];
  const path = useLocalPath()(routes.support);
  const tabs = [undefined, ...questionTopics].map((each) => ({
    href: each ? `${path}?topic=${each}` : path,
    label: each ? texts.topics[each] : texts.all,
    current: each === topic,
  }));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Section space="tight">
        <search>
          <form className={styles.search} action={path} method="get">
            <TextField
              name="q"
              type="search"
              label={texts.search}
              defaultValue={q}
              maxLength={60}
            />
            <Button>{texts.submit}</Button>
          </form>
        </search>
        <TabLinks label={texts.filter} items={tabs} />
      </Section>
      <Section
        id="questions"
        title={q ? texts.results(questions.length, q) : texts.questions}
        space="tight"
      >
        {questions.length === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        {questions.map(({ id, question, answer }) => (
          <Disclosure
            key={id}
            id={id}
            title={question}
            open={q !== undefined && questions.length < 4}
          >
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Section>
      <DownloadCentre downloads={downloads} />
      <Section id="advisories" title={texts.advisories} tone="wash">
        <AdvisoryList advisories={advisories} />
      </Section>
      <Section id="contact" title={texts.contact} intro={texts.contactText}>
        <ContactDetails />
      </Section>
    </>
  );
}
