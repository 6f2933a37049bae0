import { routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { getSolution } from '@uid/contract/contents';
import { ButtonLink } from '@uid/ui/button-link';
import { DescriptionList } from '@uid/ui/description-list';
import { Disclosure } from '@uid/ui/disclosure';
import { HeadingText } from '@uid/ui/heading-text';
import { PageHeader } from '@uid/ui/page-header';
import { RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Enhancement } from '../../islands/enhancement.tsx';
import { Drawing } from '../../layout/drawing.tsx';
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import prose from '../../layout/prose.module.css';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest, slugOf } from '../../load-page.ts';
import { CaseRow } from '../cases/case-row.tsx';
import { ArchitectureParts } from './architecture/architecture-parts.tsx';
import { Architecture } from './architecture/architecture.tsx';
import { addKit } from './kit/add-kit.ts';
import type { KitFailure } from './kit/add-kit.ts';
import { BillOfMaterials } from './kit/bill-of-materials.tsx';
import { loadKit } from './kit/load-kit.ts';
import styles from './solution-page.module.css';
import { solutionTexts } from './solution-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, path } = readPageRequest(args);
  const solution = await call(getSolution, { language, slug: slugOf(path) });
  const products = solution.text.bill.map(({ product }) => product);
  return { solution, kit: await loadKit(products, { call, language }) };
}

export async function action(args: ActionFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return addKit(await args.request.formData(), { call, language });
}

export function meta(args: MetaArgs<typeof loader>) {
  const solution = args.loaderData?.solution;
  const { title } = solutionTexts[splitLanguage(args.location.pathname).language];
  if (!solution) return [{ title }];
  const { name, description } = solution.text;
  return pageMeta(args, {
    title: name,
    description,
    structuredData: { '@context': 'https://schema.org', '@type': 'Service', name, description },
  });
}

export default function SolutionPage() {
  const { solution, kit } = useLoaderData<typeof loader>();
  const failure = useActionData<KitFailure>();
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  const { slug, text, drawing } = solution;
  const contact = localPath(`${routes.support}?topic=quote#contact`);
  return (
    <>
      <PageHeader
        size="display"
        title={<HeadingText>{text.name}</HeadingText>}
        lead={text.job}
        breadcrumbs={
          <PageBreadcrumbs
            parent={{ label: texts.title, path: routes.solutions }}
            title={text.name}
          />
        }
        actions={
          <ButtonLink href={contact} size="large">
            {texts.contact}
          </ButtonLink>
        }
        drawing={<Drawing name={drawing} cutaway />}
      />
      <Section title={<HeadingText>{text.risk.title}</HeadingText>} weight="quiet">
        <div className={prose.prose}>
          {text.risk.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {text.architecture && (
        <Section
          id="architecture"
          title={<HeadingText>{text.architecture.title}</HeadingText>}
          intro={texts.architectureIntro}
          tone="wash"
          weight="drawing"
        >
          <Architecture solution={slug} architecture={text.architecture} />
        </Section>
      )}
      <Section title={texts.change} weight="table">
        <div className={styles.change}>
          {(['before', 'after'] as const).map((side) => (
            <div key={side} className={styles[side]}>
              <h3>{texts[side]}</h3>
              <ul className={styles.lines}>
                {text[side].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section id="kit" title={texts.bill} intro={texts.billIntro} weight="table">
        <BillOfMaterials solution={solution} kit={kit} failure={failure} />
      </Section>
      {text.rollout && (
        <Section title={texts.rollout} weight="table">
          <ol className={styles.rollout}>
            {text.rollout.map(({ weeks, title, text: line }) => (
              <li key={weeks}>
                <p className={styles.weeks}>{weeks}</p>
                <h3>
                  <HeadingText>{title}</HeadingText>
                </h3>
                <p>{line}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {[text.regulations, text.architecture, text.questions].some(Boolean) && (
        <Section title={texts.details} weight="table">
          {text.regulations && (
            <Disclosure
              id="regulations"
              heading="h3"
              title={texts.regulations}
              gist={text.regulations.map(({ id }) => id).join(' · ')}
            >
              <DescriptionList
                items={text.regulations.map(({ id, title, asks }) => ({
                  id,
                  term: (
                    <>
                      <strong>{id}</strong> {title}
                    </>
                  ),
                  details: asks,
                }))}
              />
            </Disclosure>
          )}
          {text.architecture && <ArchitectureParts tiers={text.architecture.tiers} />}
          {text.questions?.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Section>
      )}
      {solution.case && (
        <Section title={texts.case} weight="quiet">
          <RowList>
            <CaseRow clientCase={solution.case} />
          </RowList>
        </Section>
      )}
      <Section
        title={texts.contact}
        intro={texts.contactText}
        space="tight"
        isOnScreenOnly
        aside={
          <ButtonLink href={contact} tone="secondary">
            {texts.contact}
          </ButtonLink>
        }
      />
      <Enhancement name="architecture" />
      <Enhancement name="solution-page" />
    </>
  );
}
