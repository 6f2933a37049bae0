import { routes, splitLanguage } from '@uid/contract/routes';
import { getPartnerProgramme } from '@uid/contract/site';
import { Breadcrumbs } from '@uid/ui/breadcrumbs';
import { DescriptionList } from '@uid/ui/description-list';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Section } from '@uid/ui/section';
import { Table } from '@uid/ui/table';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest } from '../../load-page.ts';
import { ContactDetails } from './contact-details.tsx';
import { supportTexts } from './support-texts.ts';

const cooperationTexts = {
  zh: {
    title: '合作伙伴计划',
    lead: '集成、渠道、设备与运营商：各自得到什么，怎样开始。',
    path: '当前位置',
    types: '合作类型',
    benefits: '权益',
    benefit: '权益',
    steps: '如何开始',
    apply: '提交申请',
    applyText: '来信请写明公司类型、面向的行业、第一个项目和联系电话，两个工作日内答复。',
  },
  en: {
    title: 'Partner programme',
    lead: 'Integrators, resellers, device makers and operators: what each gets, and how it starts.',
    path: 'You are here',
    types: 'Kinds of partner',
    benefits: 'Benefits',
    benefit: 'Benefit',
    steps: 'How it starts',
    apply: 'Apply',
    applyText:
      'Write to us with your kind of company, your industry, a first project and a telephone number. We answer within two working days.',
  },
};

export async function loader(args: LoaderFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return call(getPartnerProgramme, { language });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title, lead } = cooperationTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description: lead });
}

export default function CooperationPage() {
  const { types, benefits, steps } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = cooperationTexts[language];
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        breadcrumbs={
          <Breadcrumbs
            label={texts.path}
            items={[
              { label: supportTexts[language].title, href: localPath(routes.support) },
              { label: texts.title },
            ]}
          />
        }
        drawing={<Interference slug="cooperation" />}
      />
      <Section title={texts.types}>
        <DescriptionList
          items={types.map(({ name, text }) => ({ id: name, term: name, details: text }))}
        />
      </Section>
      <Section title={texts.benefits} tone="wash">
        <Table
          caption={texts.benefits}
          hideCaption
          rows={benefits}
          keyOf={({ name }) => name}
          columns={[
            { id: 'name', label: texts.benefit, cell: ({ name }) => name },
            ...types.map(({ name: type }, index) => ({
              id: type,
              label: type,
              cell: ({ values }: { values: string[] }) => values[index],
            })),
          ]}
        />
      </Section>
      <Section title={texts.steps}>
        <DescriptionList
          items={steps.map(({ title, text }, index) => ({
            id: title,
            term: `${index + 1}. ${title}`,
            details: text,
          }))}
        />
      </Section>
      <Section id="apply" title={texts.apply} intro={texts.applyText} tone="wash">
        <ContactDetails />
      </Section>
    </>
  );
}
