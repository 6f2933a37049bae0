import { buttonClass } from '@uid/ui/button-class';
import { Icon } from '@uid/ui/icon';

import { PageLink } from '../../../address/page-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { OutsideWays } from '../../outside/outside-ways.tsx';
import styles from './other-ways.module.css';
import { useLoginWays } from './use-login-ways.ts';

const texts = {
  zh: { label: '其他登录方式', mobile: '手机验证码登录' },
  en: { label: 'Other ways to log in', mobile: 'Log in by text message' },
};

const wide = buttonClass({ tone: 'secondary', size: 'large', block: true });

/** Below the form: the other ways to log in that this site offers; nothing if it offers none. */
export function OtherWays() {
  const { language } = useSession();
  const ways = useLoginWays();
  const own = texts[language];
  if (!ways?.hasMobile && !ways?.outside) return undefined;
  return (
    <nav className={styles.ways} aria-label={own.label}>
      {ways.hasMobile && (
        <PageLink to="/mobile-login" className={wide}>
          <Icon name="phone" />
          {own.mobile}
        </PageLink>
      )}
      <OutsideWays ways={ways} />
    </nav>
  );
}
