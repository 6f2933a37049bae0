import { getProofs } from '@uid/contract/downloads';
import { routes } from '@uid/contract/pages';
import { checksumsPath, csafFolder, openPgpKeyPath, sbomPath } from '@uid/contract/paths';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Section } from '@uid/ui/section';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Enhancement } from '../../../islands/enhancement.tsx';
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { readPageRequest } from '../../../load-page.ts';
import { pageServices } from '../../../page-services.ts';
import { supportTexts } from '../support-texts.ts';
import { Command } from './command.tsx';
import { keyCommand, verifyCommand } from './verify-commands.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language } = readPageRequest(args);
  // Loaded when the page is requested, because a server's start has no room for the texts of every page.
  const { securityTexts } = await import('./security-texts.ts');
  const { origin } = args.context.get(pageServices);
  return { ...(await call(getProofs, {})), origin, texts: securityTexts[language] };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title = '', lead = '' } = args.loaderData?.texts ?? {};
  return pageMeta(args, { title, description: lead });
}

/**
 * What a stranger needs to trust the company's files without trusting this page: where to report, keys, lists,
 * commands.
 */
export default function SecurityPage() {
  const { key, hasSbom, origin, texts } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const localPath = useLocalPath();
  const isSigned = key !== undefined;
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
        drawing={<Interference slug="security" />}
      />
      <Section id="report" title={texts.report} intro={texts.reportText} weight="quiet">
        <ul>
          <li>
            <a href="/.well-known/security.txt">{texts.contact}</a>
          </li>
          <li>
            <a href={localPath(`${routes.newsDetail}?id=disclosure-policy`)}>{texts.policy}</a>
          </li>
          <li>
            <a href="/im/site-security.txt">{texts.more}</a>
          </li>
        </ul>
      </Section>
      <Section
        id="advisories"
        title={texts.advisories}
        intro={`${texts.advisoriesText} ${isSigned ? texts.advisoriesSigned : ''}`}
        weight="quiet"
      >
        <ul>
          <li>
            <a href={localPath(`${routes.support}#advisories`)}>{texts.read}</a>
          </li>
          <li>
            <a href={`${csafFolder}/provider-metadata.json`}>{texts.provider}</a>
          </li>
        </ul>
      </Section>
      <Section
        id="verify"
        title={texts.verify}
        intro={isSigned ? texts.verifyText : texts.verifyUnsigned}
        weight="quiet"
      >
        {isSigned && <Command texts={texts} label={texts.once} text={keyCommand(origin)} />}
        <Command texts={texts} label={texts.each} text={verifyCommand(origin, isSigned)} />
        <p>{texts.mac}</p>
        <ul>
          <li>
            <a href={checksumsPath}>{texts.checksums}</a>
          </li>
          {isSigned && (
            <li>
              <a href={`${checksumsPath}.asc`}>{texts.signature}</a>
            </li>
          )}
        </ul>
      </Section>
      <Section
        id="key"
        title={texts.key}
        intro={isSigned ? texts.keyText : texts.noKey}
        weight="quiet"
      >
        {key && (
          <>
            <Command texts={texts} label={texts.fingerprint} text={inGroups(key.fingerprint)} />
            {key.isTrial && <p>{texts.trial}</p>}
            <p>
              <a href={openPgpKeyPath}>{texts.openKey}</a>
            </p>
          </>
        )}
      </Section>
      <Section
        id="sbom"
        title={texts.made}
        intro={hasSbom ? texts.madeText : texts.noSbom}
        weight="quiet"
      >
        {hasSbom && (
          <p>
            <a href={sbomPath}>{texts.sbom}</a>
          </p>
        )}
      </Section>
      <Enhancement name="copy-checksum" />
    </>
  );
}

/** Returns a fingerprint as people compare it: four digits at a time. */
function inGroups(fingerprint: string): string {
  return fingerprint.match(/.{1,4}/g)?.join(' ') ?? fingerprint;
}
