import { pageRows, productPath, routes, textPagePaths } from '@uid/contract/pages';
import { feedPath } from '@uid/contract/paths';
import { useRouteLoaderData } from 'react-router';

import type { RootData } from '../root.tsx';
import styles from './footer.module.css';
import { LanguageLink } from './language-link.tsx';
import { layoutTexts } from './layout-texts.ts';
import { useLanguage, useLocalPath } from './use-language.ts';
import { usePages } from './use-page.ts';

type Links = readonly (readonly [label: string, href: string])[];

export function Footer() {
  const language = useLanguage();
  const texts = layoutTexts[language];
  const localPath = useLocalPath();
  const { company, products = [] } = useRouteLoaderData<RootData>('root') ?? {};
  const pages = usePages();
  const linksIn = (column: 'company' | 'help'): Links =>
    pages
      .filter(({ navigation }) => navigation?.footer === column)
      .map(({ path, label }) => [label?.[language] ?? '', localPath(path)] as const);
  const offers: Links = [
    [texts.allProducts, localPath(routes.products)],
    ...products.map(({ slug, name }) => [name, localPath(productPath(slug))] as const),
  ];
  const about: Links = [...linksIn('company'), [texts.feed, feedPath(language)]];
  const help: Links = [
    ...linksIn('help'),
    [texts.contact, `${localPath(routes.support)}#contact`],
    [texts.securityContact, '/.well-known/security.txt'],
    [texts.terms, textPagePaths.terms],
    [texts.privacy, textPagePaths.privacy],
    ...(company ? [[texts.operator, company.operatorPath] as const] : []),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <LinkList title={pageRows.products.label[language]} links={offers} isWide />
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
            <LanguageLink />
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
