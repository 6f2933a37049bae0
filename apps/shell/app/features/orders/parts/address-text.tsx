import type { Address } from '@uid/contract/orders';
import { placeText } from '@uid/contract/place-text';

import { useLanguage } from '../../../layout/use-language.ts';
import styles from './parts.module.css';

/** An address, with its parts in the order of its language. */
export function AddressText({ address }: { address: Address }) {
  const language = useLanguage();
  return (
    <address className={styles.address} data-own-words="">
      <p>
        <strong className={styles.recipient}>{address.recipient}</strong>{' '}
        <span className={styles.phone}>{address.phone}</span>
      </p>
      <p>{placeText(address, language)}</p>
    </address>
  );
}
