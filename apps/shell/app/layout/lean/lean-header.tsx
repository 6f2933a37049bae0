import { routes } from '@uid/contract/pages';
import { classNames } from '@uid/ui/class-names';
import { Logo } from '@uid/ui/logo';

import { AccountLinks } from '../header/account-links.tsx';
import { ThemeButton } from '../header/theme-button.tsx';
import headerStyles from '../header/header.module.css';
import { LanguageLink } from '../language-link.tsx';
import { layoutTexts } from '../layout-texts.ts';
import { useBrand } from '../use-brand.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import styles from './lean-header.module.css';

/** Shows the brand, which links to the site, the language, the theme and who is logged in. */
export function LeanHeader() {
  const { toSite } = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <header className={classNames(headerStyles.header, styles.header)}>
      <div className={styles.bar}>
        <a className={headerStyles.brand} href={localPath(routes.home)}>
          <Logo brand={useBrand()} size="small" />
          <span className={styles.site}>{toSite}</span>
        </a>
        <div className={headerStyles.tools}>
          <LanguageLink className={headerStyles.tool} />
          <ThemeButton />
          <AccountLinks />
        </div>
      </div>
    </header>
  );
}
