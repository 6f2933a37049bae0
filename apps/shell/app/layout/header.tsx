import { accountLinks, accountMarker, cartMarker, logoutMarker } from '@uid/contract/markers';
import { languageTags, languages } from '@uid/contract/language';
import { identityRoutes, localPath as pathIn, routes, splitLanguage } from '@uid/contract/routes';
import { Icon } from '@uid/ui/icon';
import { Logo } from '@uid/ui/logo';
import { useLocation } from 'react-router';

import styles from './header.module.css';
import { layoutTexts } from './layout-texts.ts';
import { useLanguage, useLocalPath } from './use-language.ts';

export function Header() {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a
          className={styles.brand}
          href={localPath(routes.home)}
          aria-label={`${texts.brand} · ${texts.home}`}
        >
          <Logo name="UID" rest={texts.brand.slice(4)} size="small" />
        </a>
        <nav className={styles.wide} aria-label={texts.navigation}>
          <NavigationList />
        </nav>
        <div className={styles.tools}>
          <LanguageLink />
          <AccountLinks />
          <a className={styles.tool} href={localPath(routes.cart)} rel="nofollow">
            <Icon name="cart" />
            <span className={styles.label}>{texts.cart}</span>
            {/* Written by the small script of every page; a text child, even empty, is what React leaves alone. */}
            <span className={styles.count} {...{ [cartMarker]: '' }} suppressHydrationWarning>
              {''}
            </span>
          </a>
          <details className={styles.narrow} name="header">
            <summary className={styles.tool} aria-label={texts.menu}>
              <Icon name="menu" />
            </summary>
            <nav aria-label={texts.navigation}>
              <NavigationList />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function NavigationList() {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const entries = [
    [texts.products, routes.products],
    [texts.solutions, routes.solutions],
    [texts.mall, routes.mall],
    [texts.cases, routes.cases],
    [texts.news, routes.news],
    [texts.support, routes.support],
    [texts.cooperation, routes.cooperation],
  ] as const;
  const current = entries
    .map(([, path]) => localPath(path))
    .findLast((path) => pathname.startsWith(path));
  return (
    <ul className={styles.navigation}>
      {entries.map(([label, path]) => (
        <li key={path}>
          <a href={localPath(path)} aria-current={localPath(path) === current ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same page in the other language, query included. */
function LanguageLink() {
  const { pathname, search } = useLocation();
  const { language, path } = splitLanguage(pathname);
  const other = languages.find((each) => each !== language) ?? language;
  const texts = layoutTexts[language];
  return (
    <a
      className={styles.tool}
      href={pathIn(path, other) + search}
      hrefLang={languageTags[other]}
      lang={languageTags[other]}
    >
      {texts.otherLanguage}
    </a>
  );
}

/** Both states stand in the page; the small script shows the one that is true. */
function AccountLinks() {
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = layoutTexts[language];
  return (
    <>
      <a
        className={styles.tool}
        href={localPath(identityRoutes.login)}
        rel="nofollow"
        suppressHydrationWarning
        {...{ [accountLinks]: 'guest' }}
      >
        <Icon name="account" />
        <span className={styles.label}>{texts.login}</span>
      </a>
      <details
        className={styles.account}
        name="header"
        hidden
        suppressHydrationWarning
        {...{ [accountLinks]: 'user' }}
      >
        <summary className={styles.tool}>
          <Icon name="account" />
          <span className={styles.label} {...{ [accountMarker]: '' }} suppressHydrationWarning>
            {texts.account}
          </span>
        </summary>
        <ul className={styles.menu}>
          <li>
            <a href={localPath(routes.orders)} rel="nofollow">
              {texts.orders}
            </a>
          </li>
          <li>
            <a href={localPath(identityRoutes.modifyPassword)} rel="nofollow">
              {texts.changePassword}
            </a>
          </li>
          <li>
            <button type="button" {...{ [logoutMarker]: '' }}>
              {texts.logout}
            </button>
          </li>
        </ul>
      </details>
    </>
  );
}
