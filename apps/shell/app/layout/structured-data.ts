import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import type { Page } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import type { CompanyFacts } from '@uid/contract/contents';

type Data = Record<string, unknown>;

export interface PageFacts {
  origin: string;
  language: Language;
  /** Without language prefix. */
  path: string;
  title: string;
  /** The canonical address. */
  address: string;
  company: CompanyFacts | undefined;
  /** The company's name, as it is published. */
  brand: string;
  /** The address of the page's preview image. */
  image: string | undefined;
}

/** Describes a page to search engines: the company and the website on the home page, the breadcrumbs on other pages. */
export function siteData(facts: PageFacts, pages: readonly Page[]): Data[] {
  const { path, company } = facts;
  if (path === routes.home) return company ? [organisation(facts, company), website(facts)] : [];
  return [breadcrumbs(facts, pages)];
}

function organisation({ origin, language, brand }: PageFacts, company: CompanyFacts): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    legalName: company.legalName,
    url: `${origin}${localPath(routes.home, language)}`,
    logo: `${origin}/favicon.svg`,
    email: company.email,
    contactPoint: company.phones.map(({ label, number }) => ({
      '@type': 'ContactPoint',
      name: label,
      telephone: number,
    })),
  };
}

function website({ origin, language, brand }: PageFacts): Data {
  const results = `${origin}${localPath(routes.support, language)}?q={search_term_string}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand,
    url: `${origin}${localPath(routes.home, language)}`,
    inLanguage: languageTags[language],
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: results },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbs(
  { origin, language, path, title, address }: PageFacts,
  pages: readonly Page[],
): Data {
  const above = pages.filter(
    (page) => page.kind === 'home' || (page.navigation?.header && path.startsWith(`${page.path}/`)),
  );
  const steps = above.map((page) => ({
    name: page.label?.[language],
    item: `${origin}${localPath(page.path, language)}`,
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: title, item: address }].map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...each,
    })),
  };
}
