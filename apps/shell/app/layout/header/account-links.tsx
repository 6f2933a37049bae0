import { accountLinks, accountMarker, logoutMarker } from '@uid/contract/markers';
import { loginRoute } from '@uid/contract/script-routes';
import { Icon } from '@uid/ui/icon';

import { layoutTexts } from '../layout-texts.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import { usePages } from '../use-page.ts';
import styles from './header.module.css';
import phone from './phone.module.css';

/** The page contains the links for both states; the script of every page shows the right ones. */
export function AccountLinks() {
  const language = useLanguage();
  const texts = layoutTexts[language];
  const localPath = useLocalPath();
  const links = usePages().filter(({ navigation }) => navigation?.account);
  return (
    <>
      <a
        className={styles.tool}
        href={localPath(loginRoute)}
        rel="nofollow"
        {...{ [accountLinks]: 'guest' }}
      >
        <Icon name="account" />
        <span className={styles.label}>{texts.login}</span>
      </a>
      <div className={styles.account} hidden {...{ [accountLinks]: 'user' }}>
        <button type="button" className={styles.tool} popoverTarget="header-account">
          <Icon name="account" />
          <span className={phone.who} {...{ [accountMarker]: '' }}>
            {texts.account}
          </span>
          <span className={phone.name}>{texts.account}</span>
        </button>
        <ul id="header-account" popover="auto" className={styles.menu}>
          {links.map(({ path, label }) => (
            <li key={path}>
              <a href={localPath(path)} rel="nofollow">
                {label?.[language]}
              </a>
            </li>
          ))}
          <li>
            <button type="button" {...{ [logoutMarker]: '' }}>
              {texts.logout}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
