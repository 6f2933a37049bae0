import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';

import { FailureNotice } from '../../form/failure-notice.tsx';
import { PasskeyNotice } from '../../passkey/passkey-notice.tsx';
import { useSession } from '../../session/session-context.ts';
import styles from './passkey-login.module.css';
import { usePasskeyLogin } from './use-passkey-login.ts';

const texts = {
  zh: { begin: '用通行密钥登录', or: '或用密码' },
  en: { begin: 'Log in with a passkey', or: 'or with a password' },
};

/** The way in that nobody can phish, before the one with a password. */
export function PasskeyLogin() {
  const own = texts[useSession().language];
  const { isBusy = false, failure, problem, begin } = usePasskeyLogin();
  return (
    <div className={styles.passkey}>
      <FailureNotice failure={failure} fields={{}} />
      {problem && <PasskeyNotice problem={problem} />}
      <Button type="button" tone="secondary" size="large" block busy={isBusy} onClick={begin}>
        <Icon name="key" />
        {own.begin}
      </Button>
      <p className={styles.or}>{own.or}</p>
    </div>
  );
}
