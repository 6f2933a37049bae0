import type { Address } from '@uid/contract/orders';

import { useLanguage } from '../../../layout/use-language.ts';
import styles from './parts.module.css';

/** An address in the order its language writes it. */
export function AddressText({ address }: { address: Address }) {
  const { recipient, phone, province, city, district, street } = address;
  const isChinese = useLanguage() === 'zh';
  return (
    <address className={styles.address}>
      <p>
        <strong>{recipient}</strong> <span className={styles.phone}>{phone}</span>
      </p>
      <p>
        {isChinese
          ? [...new Set([province, city]), district, street].join(' ')
          : [street, district, ...new Set([city, province])].join(', ')}
      </p>
    </address>
  );
}
