import { productGroups } from '@uid/contract/kinds';
import { productPath, routes, splitLanguage } from '@uid/contract/routes';
import { getHome } from '@uid/contract/site';
import { ButtonLink } from '@uid/ui/button-link';
import { Disclosure } from '@uid/ui/disclosure';
import { Column, Grid } from '@uid/ui/grid';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Drawing } from '../../layout/drawing.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest } from '../../load-page.ts';
import { CaseRow } from '../cases/case-row.tsx';
import { NewsRow } from '../news/news-row.tsx';
import styles from './home-page.module.css';
import { homeTexts } from './home-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return call(getHome, { language });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { language } = splitLanguage(args.location.pathname);
  return pageMeta(args, {
    title: homeTexts[language].title,
    description: args.loaderData?.text.lead ?? homeTexts[language].mapIntro,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: language === 'zh' ? 'UID 安全' : 'UID Security',
    },
  });
}

export default function HomePage() {
  const { text, products, cases, news } = useLoaderData<typeof loader>();
  const texts = homeTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <>
      <PageHeader
        size="display"
        title={text.promise}
        lead={text.lead}
        actions={
          <>
            <ButtonLink href={localPath(routes.products)} size="large">
              {texts.products}
            </ButtonLink>
            <ButtonLink href={localPath(routes.mall)} size="large" tone="secondary">
              {texts.mall}
            </ButtonLink>
          </>
        }
        drawing={<Interference slug="home" />}
      />
      <Section title={texts.proof} tone="wash" space="tight">
        <dl className={styles.proof}>
          {text.proof.map(({ value, label, source }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.source}>
                {texts.source}
                {source}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={texts.doors}>
        <RowList>
          {text.doors.map(({ reader, text: line, path }) => (
            <Row key={path} title={reader} href={localPath(path)}>
              {line}
            </Row>
          ))}
        </RowList>
      </Section>
      <Section title={texts.map} intro={texts.mapIntro} tone="wash">
        <ol className={styles.map}>
          {productGroups.map((group) => (
            <li key={group}>
              <h3>{texts.groups[group]}</h3>
              <ul className={styles.stops}>
                {products
                  .filter((product) => product.group === group)
                  .map(({ slug, name, drawing }) => (
                    <li key={slug}>
                      <a href={localPath(productPath(slug))}>
                        <Drawing name={drawing} />
                        <span>{name}</span>
                      </a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={texts.stories}>
        <Grid>
          {text.stories.map(({ title, text: story, path }) => (
            <Column key={path} span={6}>
              <h3>
                <a href={localPath(path)}>{title}</a>
              </h3>
              <p>{story}</p>
            </Column>
          ))}
        </Grid>
      </Section>
      <Section title={texts.steps} tone="ink">
        <ol className={styles.steps}>
          {text.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={texts.cases} aside={<a href={localPath(routes.cases)}>{texts.allCases}</a>}>
        <RowList>
          {cases.map((each) => (
            <CaseRow key={each.id} clientCase={each} />
          ))}
        </RowList>
      </Section>
      <Section
        title={texts.news}
        aside={<a href={localPath(routes.news)}>{texts.allNews}</a>}
        tone="wash"
      >
        <RowList>
          {news.map((article) => (
            <NewsRow key={article.id} article={article} />
          ))}
        </RowList>
      </Section>
      <Section title={texts.questions}>
        {text.questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Section>
      <Section
        title={texts.contact}
        intro={texts.contactText}
        aside={
          <ButtonLink href={`${localPath(routes.support)}#contact`} tone="secondary">
            {texts.contactAction}
          </ButtonLink>
        }
        tone="wash"
      />
    </>
  );
}
