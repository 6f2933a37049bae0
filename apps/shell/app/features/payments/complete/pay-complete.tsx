import { getOrder } from '@uid/contract/orders';
import type { Payment } from '@uid/contract/payments';
import { DescriptionList } from '@uid/ui/description-list';
import { Money } from '@uid/ui/money';

import { useEffect, useEffectEvent } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { useResource } from '../../../request/use-resource.ts';
import { ResourceView } from '../../orders/parts/resource-view.tsx';
import { completeTexts } from './complete-texts.ts';
import { NextSteps } from './next-steps.tsx';
import styles from '../payment.module.css';
import { isLateRefund, paymentOutcome } from '../payment-outcome.ts';
import { useFollowedPayment } from '../use-followed-payment.ts';
import { Verdict } from './verdict.tsx';
import type { VerdictProps } from './verdict.tsx';

interface PayCompleteProps {
  no: string;
  onPaid: () => void;
}

/** The result as the server has it, requested again until it can't change by itself any more. */
export function PayComplete({ no, onPaid }: PayCompleteProps) {
  const resource = useFollowedPayment(no);
  const isPaid = resource.data !== undefined && paymentOutcome(resource.data) === 'paid';
  const notifyPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (isPaid) notifyPaid();
  }, [isPaid]);
  return (
    <ResourceView resource={resource}>{(payment) => <Result payment={payment} />}</ResourceView>
  );
}

function Result({ payment }: { payment: Payment }) {
  const outcome = paymentOutcome(payment);
  const isRefund = outcome === 'refunding' || outcome === 'refunded';
  return (
    <div className={styles.result}>
      {isRefund ? (
        <RefundVerdict payment={payment} outcome={outcome} />
      ) : (
        <Verdict payment={payment} outcome={outcome} />
      )}
      <Receipt payment={payment} />
      <NextSteps no={payment.no} outcome={outcome} />
    </div>
  );
}

/** Only the order's history distinguishes money that came too late from a refund that was requested. */
function RefundVerdict({ payment, outcome }: VerdictProps) {
  const { data } = useResource(getOrder, { language: useLanguage(), no: payment.no });
  const isLate = data !== undefined && isLateRefund(data.events);
  return <Verdict payment={payment} outcome={isLate ? 'late' : outcome} />;
}

function Receipt({ payment }: { payment: Payment }) {
  const language = useLanguage();
  const texts = completeTexts[language];
  const money = (fen: number) => <Money fen={fen} size="large" />;
  const { no, totalFen, refundedFen, attempt } = payment;
  return (
    <DescriptionList
      items={[
        { term: texts.orderNo, details: <span className={styles.number}>{no}</span> },
        { term: texts.amount, details: money(totalFen) },
        ...(refundedFen > 0 ? [{ term: texts.refunded, details: money(refundedFen) }] : []),
        ...(attempt ? [{ term: texts.method, details: attempt.method.name }] : []),
      ]}
    />
  );
}
