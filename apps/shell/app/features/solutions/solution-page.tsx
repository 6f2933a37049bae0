import { routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { getSolution } from '@uid/contract/contents';
import type { SolutionPage as Solution } from '@uid/contract/contents';
import { ButtonLink } from '@uid/ui/button-link';
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
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest, slugOf } from '../../load-page.ts';
import { CaseRow } from '../cases/case-row.tsx';
import { Architecture } from './architecture/architecture.tsx';
import { addKit } from './kit/add-kit.ts';
import type { KitFailure } from './kit/add-kit.ts';
import { BillOfMaterials } from './kit/bill-of-materials.tsx';
import { loadKit } from './kit/load-kit.ts';
import { BeforeAndAfter, Details, Risk, Rollout } from './solution-parts.tsx';
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
  const { slug, text } = solution;
  const contact = localPath(`${routes.support}?topic=quote#contact`);
  return (
    <>
      <Head solution={solution} contact={contact} />
      <Risk text={text} />
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
      <BeforeAndAfter text={text} />
      <Section id="kit" title={texts.bill} intro={texts.billIntro} weight="table">
        <BillOfMaterials solution={solution} kit={kit} failure={failure} />
      </Section>
      <Rollout text={text} />
      <Details text={text} />
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

function Head({ solution, contact }: { solution: Solution; contact: string }) {
  const texts = solutionTexts[useLanguage()];
  const { name, job } = solution.text;
  return (
    <PageHeader
      size="display"
      title={<HeadingText>{name}</HeadingText>}
      lead={job}
      breadcrumbs={
        <PageBreadcrumbs parent={{ label: texts.title, path: routes.solutions }} title={name} />
      }
      actions={
        <ButtonLink href={contact} size="large">
          {texts.contact}
        </ButtonLink>
      }
      drawing={<Drawing name={solution.drawing} cutaway />}
    />
  );
}
