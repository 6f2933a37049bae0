import { identityRoute } from '@uid/contract/script-routes';
import { localPath } from '@uid/contract/paths';

import { useLanguage } from '../../../layout/use-language.ts';
import { browserStorage } from '../../../request/shell-request.ts';
import styles from './detail.module.css';

const texts = {
  zh: '添加邮箱，换了手机号也能取回授权码',
  en: 'Add an email address, so that you keep your keys if your number changes',
};

/** Shown beside what is worth keeping, to customers who registered with a phone number only. */
export function AddressHint() {
  const language = useLanguage();
  const user = browserStorage().get('user');
  if (!user || user.email !== undefined) return null;
  return (
    <p className={styles.by}>
      <a href={localPath(`${identityRoute}/security`, language)}>{texts[language]}</a>
    </p>
  );
}
