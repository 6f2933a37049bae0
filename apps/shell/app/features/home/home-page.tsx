import { listItems } from '@uid/contract/catalogue';
import { routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { getHome } from '@uid/contract/contents';
import { ButtonLink } from '@uid/ui/button-link';
import { Disclosure } from '@uid/ui/disclosure';
import { HeadingText } from '@uid/ui/heading-text';
import { PageHeader } from '@uid/ui/page-header';
import { RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { Signature } from '@uid/ui/signature';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Enhancement } from '../../islands/enhancement.tsx';
import { linkHref } from '../../layout/link-href.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest } from '../../load-page.ts';
import { NewsRow } from '../news/news-row.tsx';
import { CaseFigures } from './case-figures.tsx';
import styles from './home-page.module.css';
import { HomeDoors, HomeSteps, HomeStories } from './home-scenes.tsx';
import { homeTexts } from './home-texts.ts';
import { ProductMap } from './product-map.tsx';
import { shopPicks, ShopPicks } from './shop-picks.tsx';

/** Values for which the light meets the pad well: nine bright bars, and a key that is neither all nor nothing. */
const signaturePattern = { y: 270, distance: 150, wavelength: 26, phase: 0.12 } as const;

export async function loader(args: LoaderFunctionArgs) {
  const { call, language } = readPageRequest(args);
  const [home, mall] = await Promise.all([
    call(getHome, { language }),
    call(listItems, { language }),
  ]);
  const items = shopPicks.flatMap((id) => mall.items.find((item) => item.id === id) ?? []);
  return { ...home, items };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { language } = splitLanguage(args.location.pathname);
  return pageMeta(args, {
    title: homeTexts[language].title,
    description: args.loaderData?.text.lead ?? homeTexts[language].mapIntro,
  });
}

export default function HomePage() {
  const { text, products, cases, news, items } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const texts = homeTexts[language];
  const localPath = useLocalPath();
  return (
    <>
      <PageHeader
        size="display"
        title={<HeadingText>{text.promise}</HeadingText>}
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
        drawing={
          <>
            <Signature pattern={signaturePattern} {...texts.signature} />
            <Enhancement name="signature-drawing" />
          </>
        }
      />
      <Section title={texts.proof} tone="wash" space="tight">
        <dl className={styles.proof}>
          {text.proof.map(({ value, label, source, path, isSample }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.source}>
                {texts.source}
                {path === undefined ? source : <a href={linkHref(path, language)}>{source}</a>}
                {isSample && ` ${texts.sample}`}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={texts.doors}>
        <HomeDoors doors={text.doors} />
      </Section>
      <Section title={texts.map} intro={texts.mapIntro} tone="wash">
        <ProductMap products={products} />
      </Section>
      <Section title={texts.stories}>
        <HomeStories stories={text.stories} />
      </Section>
      <Section title={texts.steps} tone="ink">
        <HomeSteps steps={text.steps} />
      </Section>
      {items.length > 0 && (
        <Section
          title={texts.shop}
          intro={texts.shopIntro}
          aside={<a href={localPath(routes.mall)}>{texts.allItems}</a>}
        >
          <ShopPicks items={items} />
        </Section>
      )}
      <Section
        title={texts.cases}
        aside={<a href={localPath(routes.cases)}>{texts.allCases}</a>}
        tone="wash"
      >
        <CaseFigures cases={cases} />
      </Section>
      <Section title={texts.news} aside={<a href={localPath(routes.news)}>{texts.allNews}</a>}>
        <RowList>
          {news.map((article) => (
            <NewsRow key={article.id} article={article} />
          ))}
        </RowList>
      </Section>
      <Section title={texts.questions} tone="wash">
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
      />
    </>
  );
}
