import type { Localised } from '@uid/contract/language';

import { useLanguage } from '../../layout/use-language.ts';
import styles from './price-from.module.css';

/**
 * What a price is for, shown after it: “/ 实例·年”, “/ instance / year”. No line breaks inside it; in a narrow card it has
 * a line of its own, as “每实例·年”, “per instance / year”.
 */
export function PerUnit({ unit }: { unit: string }) {
  return (
    <small className={styles.unit}>
      <span className={styles.slash}>/ </span>
      <span className={styles.per}>{per[useLanguage()]}</span>
      {unit}
    </small>
  );
}

const per: Localised<string> = { zh: '每', en: 'per ' };
