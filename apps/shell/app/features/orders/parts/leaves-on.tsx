import type { Order } from '@uid/contract/orders';

import { useLanguage } from '../../../layout/use-language.ts';
import { leavesTexts, leavesWords } from './leaves-texts.ts';
import styles from './parts.module.css';

type Promised = Pick<Order, 'state' | 'leavesOn' | 'now'> & {
  lines: readonly Pick<Order['lines'][number], 'delivery'>[];
};

/** Says when goods that have not shipped will ship, and that licence keys follow the payment. */
export function LeavesOn({ order }: { order: Promised }) {
  const language = useLanguage();
  const texts = leavesTexts[language];
  const { state, lines, leavesOn } = order;
  const hasLicences = lines.some(({ delivery }) => delivery === 'licence');
  return (
    <>
      {leavesOn !== undefined && <p className={styles.days}>{leavesWords(order, language)}</p>}
      {state === 'unpaid' && hasLicences && <p>{texts.licencesFollow}</p>}
    </>
  );
}
