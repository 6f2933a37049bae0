import { pageRows, productPath, routes, textPagePaths } from '@uid/contract/pages';
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
            <Phones company={company} />
            <p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
            <p>{company.hours}</p>
          </address>
        )}
        {company && (
          <p className={styles.legal}>
            <LanguageLink />
            <Filings company={company} />
            {certificates.map(({ name, path }) =>
              path === undefined ? (
                <span key={name}>{name}</span>
              ) : (
                <a key={name} href={linkHref(path, language)} rel={relOf(path)}>
                  {name}
                </a>
              ),
            )}
          </p>
        )}
      </div>
    </footer>
  );
}

/** The footer of a checkout step: the seller, its filings and terms, and where to get help, by telephone, too. */
export function SmallFooter() {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  const { company } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <footer className={styles.footer}>
      <div className={styles.small}>
        {company && (
          <address className={styles.contact}>
            <Phones company={company} />
          </address>
        )}
        <p className={styles.legal}>
          <a href={localPath(routes.support)}>{texts.help}</a>
          <a href={textPagePaths.terms}>{texts.terms}</a>
          <a href={textPagePaths.privacy}>{texts.privacy}</a>
          <LanguageLink />
          {company && <Filings company={company} />}
        </p>
      </div>
    </footer>
  );
}

function Phones({ company }: Pick<RootData, 'company'>) {
  return company.phones.map(({ label, number }) => (
    <p key={number}>
      {label} <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>
    </p>
  ));
}

/** The company's full name, and the numbers that the law requires on each page. */
function Filings({ company }: Pick<RootData, 'company'>) {
  return (
    <>
      <span>{company.legalName}</span>
      <span>{company.address}</span>
      <a href="https://beian.miit.gov.cn/" rel="noreferrer" lang="zh-CN">
        {company.icpFiling}
      </a>
      <a href="https://beian.mps.gov.cn/" rel="noreferrer" lang="zh-CN">
        {company.policeFiling}
      </a>
    </>
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

/** Other sites must not learn which page a reader came from. */
function relOf(href: string): string | undefined {
  return href.startsWith('https:') ? 'noreferrer' : undefined;
}
