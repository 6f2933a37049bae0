import { cartMarker } from '@uid/contract/markers';
import { pageRows, routes } from '@uid/contract/pages';
import { Icon } from '@uid/ui/icon';
import { Logo } from '@uid/ui/logo';

import { enhancementMarker } from '../../islands/island-markers.ts';
import { enhancementFiles } from '../../islands/script-files.ts';
import { LanguageLink } from '../language-link.tsx';
import { layoutTexts } from '../layout-texts.ts';
import { useBrand } from '../use-brand.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import { AccountLinks } from './account-links.tsx';
import styles from './header.module.css';
import phone from './phone.module.css';
import { NavigationList } from './navigation-list.tsx';
import { SearchForm } from './search-form.tsx';
import { ThemeButton } from './theme-button.tsx';

/** The menus are popovers, which open, close on Escape and give the focus back without any script. */
export function Header() {
  const language = useLanguage();
  const texts = layoutTexts[language];
  const brand = useBrand();
  const localPath = useLocalPath();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a
          className={styles.brand}
          href={localPath(routes.home)}
          aria-label={`${brand} · ${pageRows.home.label[language]}`}
        >
          <Logo brand={brand} size="small" />
        </a>
        <nav className={styles.wide} aria-label={texts.navigation}>
          <NavigationList />
        </nav>
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            popoverTarget="header-search"
            aria-label={texts.search}
          >
            <Icon name="search" />
            <span className={phone.name}>{texts.search}</span>
          </button>
          <search
            id="header-search"
            popover="auto"
            className={styles.panel}
            {...{ [enhancementMarker]: enhancementFiles('search-key').module }}
          >
            <SearchForm />
          </search>
          <LanguageLink className={`${styles.tool} ${styles.spacious}`} />
          <ThemeButton className={styles.spacious} />
          <AccountLinks />
          <a className={styles.tool} href={localPath(routes.cart)} rel="nofollow">
            <Icon name="cart" />
            <span className={styles.label}>{texts.cart}</span>
            <span className={styles.count} {...{ [cartMarker]: '' }} />
          </a>
          <button
            type="button"
            className={`${styles.tool} ${styles.narrow}`}
            popoverTarget="header-menu"
            aria-label={texts.menu}
          >
            <Icon name="menu" />
            <span className={phone.name}>{texts.menu}</span>
          </button>
          <div id="header-menu" popover="auto" className={styles.panel}>
            <nav aria-label={texts.menu}>
              <NavigationList isPlain />
              <ul className={styles.plain}>
                <li>
                  <a href={localPath(routes.orders)} rel="nofollow">
                    {pageRows.orders.label[language]}
                  </a>
                </li>
                <li>
                  <LanguageLink />
                </li>
                <li>
                  <ThemeButton isNamed />
                </li>
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </header>
  );
}
