import { listCertificates } from '@uid/contract/contents';
import type { OutputOf } from '@uid/contract/endpoint';
import { productPath, routes } from '@uid/contract/pages';
import { localPath as pathIn, splitLanguage } from '@uid/contract/paths';
import { DescriptionList } from '@uid/ui/description-list';
import { EmptyState } from '@uid/ui/empty-state';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Pagination } from '@uid/ui/pagination';
import { Section } from '@uid/ui/section';
import { Tag } from '@uid/ui/tag';
import type { TagTone } from '@uid/ui/tag';
import { redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Day } from '../../layout/day.tsx';
import { linkHref } from '../../layout/link-href.ts';
import { isBeyondEnd, pageCountOf, titleOfPage } from '../../layout/list-pages.ts';
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { notFound, readPageRequest } from '../../load-page.ts';
import { certificateTexts } from './certificate-texts.ts';
import { supportTexts } from './support-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, query } = readPageRequest(args);
  const id = query.get('certificate');
  const asked = id ? { id } : { page: Number(query.get('page') ?? 1) };
  const listed = await call(listCertificates, { language, ...asked });
  if (isBeyondEnd(listed)) throw notFound();
  // The browser goes on to the entry: after a redirect it keeps the part of the address behind the #.
  if (id) throw redirect(pathIn(registerPath(listed.page), language));
  return { certificates: listed.certificates, page: listed.page, pageCount: pageCountOf(listed) };
}

function registerPath(page: number): string {
  return page > 1 ? `${routes.certificates}?page=${page}` : routes.certificates;
}

export function meta(args: MetaArgs<typeof loader>) {
  const { language } = splitLanguage(args.location.pathname);
  const texts = certificateTexts[language];
  const title = titleOfPage(texts.title, { page: args.loaderData?.page, language });
  return pageMeta(args, { title, description: texts.lead });
}

export default function CertificatesPage() {
  const { certificates, page, pageCount } = useLoaderData<typeof loader>();
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
      {pageCount > 1 && (
        <Section>
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => localPath(registerPath(number))}
            labels={texts.pages}
          />
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
