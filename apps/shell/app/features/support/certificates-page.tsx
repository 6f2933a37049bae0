import { listCertificates } from '@uid/contract/contents';
import type { OutputOf } from '@uid/contract/endpoint';
import { productPath, routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { DescriptionList } from '@uid/ui/description-list';
import { EmptyState } from '@uid/ui/empty-state';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Section } from '@uid/ui/section';
import { Tag } from '@uid/ui/tag';
import type { TagTone } from '@uid/ui/tag';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Day } from '../../layout/day.tsx';
import { linkHref } from '../../layout/link-href.ts';
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest } from '../../load-page.ts';
import { certificateTexts } from './certificate-texts.ts';
import { supportTexts } from './support-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return call(listCertificates, { language });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title, lead } = certificateTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description: lead });
}

export default function CertificatesPage() {
  const { certificates } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = certificateTexts[language];
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
        drawing={<Interference slug="certificates" />}
      />
      {certificates.map((each) => (
        <CertificateEntry key={each.id} certificate={each} />
      ))}
      {certificates.length === 0 && (
        <Section>
          <EmptyState
            title={texts.none}
            actions={<a href={localPath(`${routes.support}#contact`)}>{texts.ask}</a>}
          >
            {texts.noneText}
          </EmptyState>
        </Section>
      )}
    </>
  );
}

const tones: Record<Certificate['state'], TagTone> = {
  valid: 'photon',
  expired: 'danger',
  sample: 'gold',
};

type Certificate = OutputOf<typeof listCertificates>['certificates'][number];

function CertificateEntry({ certificate }: { certificate: Certificate }) {
  const { id, type, state, path, versions, validUntil } = certificate;
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = certificateTexts[language];
  return (
    <Section
      id={id}
      title={certificate.name}
      weight="quiet"
      intro={
        <>
          {`${texts.types[type]}\u2002`}
          <Tag tone={tones[state]}>{texts.states[state]}</Tag>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: texts.number, details: certificate.number },
          { term: texts.issuer, details: certificate.issuer },
          { term: texts.scope, details: certificate.scope },
          {
            term: texts.products,
            details: (
              <>
                {certificate.products.map(({ slug, name }, index) => (
                  <span key={slug}>
                    {index > 0 && texts.separator}
                    <a href={localPath(productPath(slug))}>{name}</a>
                  </span>
                ))}
                {versions !== undefined && ` · ${versions}`}
              </>
            ),
          },
          { term: texts.issuedOn, details: <Day date={certificate.issuedOn} /> },
          {
            term: texts.validUntil,
            details: validUntil === undefined ? texts.noEnd : <Day date={validUntil} />,
          },
          ...(path === undefined
            ? []
            : [
                {
                  term: texts.document,
                  details: <a href={linkHref(path, language)}>{texts.read}</a>,
                },
              ]),
        ]}
      />
    </Section>
  );
}
