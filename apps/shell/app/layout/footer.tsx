import { languageTags, languages } from '@uid/contract/language';
import { productPath, routes, textPagePaths } from '@uid/contract/pages';
import { feedPath, localPath as pathIn, splitLanguage } from '@uid/contract/paths';
import { useLocation, useRouteLoaderData } from 'react-router';

import type { RootData } from '../root.tsx';
import styles from './footer.module.css';
import { layoutTexts } from './layout-texts.ts';
import { useLanguage, useLocalPath } from './use-language.ts';

type Links = readonly (readonly [label: string, href: string])[];

export function Footer() {
  const language = useLanguage();
  const texts = layoutTexts[language];
  const localPath = useLocalPath();
  const { company, products = [] } = useRouteLoaderData<RootData>('root') ?? {};
  const support = localPath(routes.support);
  const offers: Links = [
    [texts.allProducts, localPath(routes.products)],
    ...products.map(({ slug, name }) => [name, localPath(productPath(slug))] as const),
  ];
  const about: Links = [
    [texts.solutions, localPath(routes.solutions)],
    [texts.mall, localPath(routes.mall)],
    [texts.cases, localPath(routes.cases)],
    [texts.news, localPath(routes.news)],
    [texts.cooperation, localPath(routes.cooperation)],
    [texts.feed, feedPath(language)],
  ];
  const help: Links = [
    [texts.support, support],
    [texts.contact, `${support}#contact`],
    [texts.securityContact, '/.well-known/security.txt'],
    [texts.terms, textPagePaths.terms],
    [texts.privacy, textPagePaths.privacy],
    ...(company ? [[texts.operator, company.operatorPath] as const] : []),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <LinkList title={texts.products} links={offers} isWide />
        <LinkList title={texts.company} links={about} />
        <LinkList title={texts.help} links={help} />
        {company && (
          <address className={styles.contact}>
            {company.phones.map(({ label, number }) => (
              <p key={number}>
                {label} <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>
              </p>
            ))}
            <p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
            <p>{company.hours}</p>
          </address>
        )}
        {company && (
          <p className={styles.legal}>
            <span>{company.legalName}</span>
            <span>{company.address}</span>
            <a href="https://beian.miit.gov.cn/" rel="noreferrer" lang="zh-CN">
              {company.icpFiling}
            </a>
            <a href="https://beian.mps.gov.cn/" rel="noreferrer" lang="zh-CN">
              {company.policeFiling}
            </a>
            <OtherLanguage />
          </p>
        )}
      </div>
    </footer>
  );
}

function LinkList({ title, links, isWide }: { title: string; links: Links; isWide?: boolean }) {
  return (
    <nav className={isWide ? styles.wide : undefined} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherLanguage() {
  const { pathname, search } = useLocation();
  const { language, path } = splitLanguage(pathname);
  const other = languages.find((each) => each !== language) ?? language;
  return (
    <a
      href={pathIn(path, other) + search}
      hrefLang={languageTags[other]}
      lang={languageTags[other]}
    >
      {layoutTexts[language].otherLanguage}
    </a>
  );
}
