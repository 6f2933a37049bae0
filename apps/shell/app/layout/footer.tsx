import { pageRows, productPath, routes } from '@uid/contract/pages';
import { useRouteLoaderData } from 'react-router';

import type { RootData } from '../root.tsx';
import styles from './footer.module.css';
import { LanguageLink } from './language-link.tsx';
import { layoutTexts } from './layout-texts.ts';
import { linkHref } from './link-href.ts';
import { useLanguage, useLocalPath } from './use-language.ts';

type Links = readonly (readonly [label: string, href: string])[];

export function Footer() {
  const language = useLanguage();
  const texts = layoutTexts[language];
  const localPath = useLocalPath();
  const { company, navigation, products = [] } = useRouteLoaderData<RootData>('root') ?? {};
  const { footer: groups = [], certificates = [] } = navigation ?? {};
  const offers: Links = [
    [texts.allProducts, localPath(routes.products)],
    ...products.map(({ slug, name }) => [name, localPath(productPath(slug))] as const),
  ];
  const staff: Links = company ? [[texts.operator, company.operatorPath]] : [];
  const linksIn = (group: (typeof groups)[number]): Links => [
    ...group.entries.map(({ name, path }) => [name, linkHref(path, language)] as const),
    ...(group === groups.at(-1) ? staff : []),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <LinkList title={pageRows.products.label[language]} links={offers} isWide />
        {groups.map((group) => (
          <LinkList key={group.title} title={group.title} links={linksIn(group)} />
        ))}
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
            {certificates.map(({ name, path }) =>
              path === undefined ? (
                <span key={name}>{name}</span>
              ) : (
                <a key={name} href={linkHref(path, language)} rel={relOf(path)}>
                  {name}
                </a>
              ),
            )}
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
          <li key={`${label} ${href}`}>
            <a href={href} rel={relOf(href)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Other sites are not told which page a reader came from. */
function relOf(href: string): string | undefined {
  return href.startsWith('https:') ? 'noreferrer' : undefined;
}
