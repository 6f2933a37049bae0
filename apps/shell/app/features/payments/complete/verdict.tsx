import type { Payment } from '@uid/contract/payments';
import { Icon } from '@uid/ui/icon';
import type { IconName } from '@uid/ui/icon';
import { Loader } from '@uid/ui/loader';

import { useLanguage } from '../../../layout/use-language.ts';
import type { PaymentOutcome } from '../payment-outcome.ts';
import styles from '../payment.module.css';
import { completeTexts } from './complete-texts.ts';

const icons: Record<PaymentOutcome, IconName> = {
  'to-pay': 'clock',
  confirming: 'clock',
  awaited: 'clock',
  failed: 'error',
  paid: 'success',
  late: 'refresh',
  refunding: 'refresh',
  refunded: 'refresh',
  ended: 'info',
  review: 'warning',
};

/** Milliseconds. After a longer wait the buyer should know that leaving is fine. */
const longWaitTime = 60_000;

export interface VerdictProps {
  payment: Payment;
  outcome: PaymentOutcome;
}

/** How the payment ended, or that it has not ended; announced when it changes. */
export function Verdict({ payment, outcome }: VerdictProps) {
  const texts = completeTexts[useLanguage()];
  const { title, text } = texts.outcomes[outcome];
  const isConfirming = outcome === 'confirming';
  const waited = payment.now - (payment.attempt?.startedAt ?? payment.now);
  return (
    // An `output` may contain only phrasing content; this element has a heading.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles.verdict} data-outcome={outcome} role="status">
      {isConfirming ? (
        <Loader quiet size="large" label="" />
      ) : (
        <Icon name={icons[outcome]} size={24} />
      )}
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {isConfirming && waited > longWaitTime && <p>{texts.stillWaiting}</p>}
      </div>
    </div>
  );
}
