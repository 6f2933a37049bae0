import { routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { getPartnerProgramme } from '@uid/contract/contents';
import { DescriptionList } from '@uid/ui/description-list';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Section } from '@uid/ui/section';
import { Table } from '@uid/ui/table';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';

import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest } from '../../load-page.ts';
import { ContactDetails } from './contact-details.tsx';
import { EnquiryForm, EnquirySent } from './enquiry/enquiry-form.tsx';
import { postEnquiry } from './enquiry/post-enquiry.ts';
import styles from './support-page.module.css';
import { supportTexts } from './support-texts.ts';

const cooperationTexts = {
  zh: {
    title: '合作伙伴计划',
    lead: '集成、渠道、设备与运营商：各自得到什么，怎样开始。',
    types: '合作类型',
    benefits: '权益',
    benefit: '权益',
    steps: '如何开始',
    apply: '提交申请',
    applyText: '写明公司、面向的行业和第一个项目，两个工作日内答复。',
  },
  en: {
    title: 'Partner programme',
    lead: 'Integrators, resellers, device makers and operators: what each gets, and how it starts.',
    types: 'Kinds of partner',
    benefits: 'Benefits',
    benefit: 'Benefit',
    steps: 'How it starts',
    apply: 'Apply',
    applyText:
      'Tell us about your company, your industry and a first project. We answer within two working days.',
  },
};

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, query } = readPageRequest(args);
  const programme = await call(getPartnerProgramme, { language });
  return { ...programme, sent: query.get('sent') };
}

export async function action(args: ActionFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return postEnquiry(await args.request.formData(), { call, language, path: routes.cooperation });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title, lead } = cooperationTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description: lead });
}

export default function CooperationPage() {
  const { types, benefits, steps, sent } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = cooperationTexts[language];
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        breadcrumbs={
          <PageBreadcrumbs
            parent={{ label: supportTexts[language].title, path: routes.support }}
            title={texts.title}
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
          stack
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
      <Section id="contact" title={texts.apply} intro={texts.applyText} tone="wash">
        <EnquirySent no={sent} />
        <div className={styles.contact}>
          <EnquiryForm
            kind="cooperation"
            action={localPath(routes.cooperation)}
            failure={failure}
          />
          <ContactDetails />
        </div>
      </Section>
    </>
  );
}
