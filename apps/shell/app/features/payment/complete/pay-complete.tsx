import { languageTags } from '@uid/contract/language';
import type { Payment } from '@uid/contract/payments';
import { DescriptionList } from '@uid/ui/description-list';
import { Icon } from '@uid/ui/icon';
import type { IconName } from '@uid/ui/icon';
import { Loader } from '@uid/ui/loader';
import { Money } from '@uid/ui/money';

import { useLanguage } from '../../../layout/use-language.ts';
import { ResourceView } from '../../orders/parts/resource-view.tsx';
import { completeTexts } from './complete-texts.ts';
import { NextSteps } from './next-steps.tsx';
import styles from '../payment.module.css';
import { paymentOutcome } from '../payment-outcome.ts';
import type { PaymentOutcome } from '../payment-outcome.ts';
import { methodTexts } from '../payment-texts.ts';
import { useFollowedPayment } from '../use-followed-payment.ts';

const icons: Record<PaymentOutcome, IconName> = {
  'to-pay': 'clock',
  confirming: 'clock',
  failed: 'error',
  paid: 'success',
  late: 'refresh',
  refunding: 'refresh',
  refunded: 'refresh',
  ended: 'info',
  review: 'warning',
};

/** The result as the server has it, followed until it can't change by itself any more. */
export function PayComplete({ no }: { no: string }) {
  const resource = useFollowedPayment(no);
  return (
    <ResourceView resource={resource}>{(payment) => <Result payment={payment} />}</ResourceView>
  );
}

/** Longer than this and the buyer should know that leaving is fine. */
const longWait = 60_000;

function Result({ payment }: { payment: Payment }) {
  const language = useLanguage();
  const texts = completeTexts[language];
  const outcome = paymentOutcome(payment);
  const { title, text } = texts.outcomes[outcome];
  const startedAt = payment.attempt?.startedAt ?? payment.now;
  return (
    <div className={styles.result}>
      {/* An `output` may hold words only; this one has a heading. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className={styles.verdict} data-outcome={outcome} role="status">
        {outcome === 'confirming' ? (
          <Loader quiet size="large" label="" />
        ) : (
          <Icon name={icons[outcome]} size={24} />
        )}
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
          {outcome === 'confirming' && payment.now - startedAt > longWait && (
            <p>{texts.stillWaiting}</p>
          )}
        </div>
      </div>
      <Receipt payment={payment} />
      <NextSteps no={payment.no} outcome={outcome} />
    </div>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const language = useLanguage();
  const texts = completeTexts[language];
  const money = (fen: number) => <Money fen={fen} language={languageTags[language]} size="large" />;
  const { no, totalFen, refundedFen, attempt } = payment;
  return (
    <DescriptionList
      items={[
        { term: texts.orderNo, details: <span className={styles.number}>{no}</span> },
        { term: texts.amount, details: money(totalFen) },
        ...(refundedFen > 0 ? [{ term: texts.refunded, details: money(refundedFen) }] : []),
        ...(attempt
          ? [{ term: texts.method, details: methodTexts[language][attempt.method].name }]
          : []),
      ]}
    />
  );
}
