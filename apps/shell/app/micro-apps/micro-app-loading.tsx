import { Loader } from '@uid/ui/loader';

import { useLanguage } from '../layout/use-language.ts';
import styles from './micro-app.module.css';

const texts = { zh: '正在载入…', en: 'Loading…' };

export function MicroAppLoading() {
  return (
    <div className={styles.loading}>
      <Loader label={texts[useLanguage()]} />
    </div>
  );
}
