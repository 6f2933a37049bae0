import type { StaffOrder } from '@uid/contract/staff-orders';

import { useFormats } from '../../format/use-formats.ts';
import { Part } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** Every attempt to pay and every refund, with its state and the time of each step. */
export function OrderMoney({ order: { payments, refunds } }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { money } = useFormats();
  return (
    <>
      <Part title={own.payments} empty={own.noPayments} isEmpty={payments.length === 0}>
        <ul className={styles.rows}>
          {payments.map((payment) => (
            <li key={payment.id} className={styles.row}>
              <div>
                {money(payment.amountFen)} · {payment.method}
                <Times steps={stepsOfPayment(payment, own)} />
                {payment.capturedFen > 0 && payment.capturedFen !== payment.amountFen && (
                  <p className={styles.small}>
                    {own.received} {money(payment.capturedFen)}
                  </p>
                )}
                {payment.refundedFen > 0 && (
                  <p className={styles.small}>
                    {own.refunded} {money(payment.refundedFen)}
                  </p>
                )}
              </div>
              <span className={styles.small}>{own.attempts[payment.state]}</span>
            </li>
          ))}
        </ul>
      </Part>
      {refunds.length > 0 && (
        <Part title={own.refunds}>
          <ul className={styles.rows}>
            {refunds.map((refund) => (
              <li key={refund.id} className={styles.row}>
                <div>
                  {money(refund.amountFen)}
                  <Times steps={stepsOfRefund(refund, own)} />
                  {refund.note && <p className={styles.words}>{refund.note}</p>}
                </div>
                <span className={styles.small}>{own.refundStates[refund.state]}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

type Texts = (typeof orderTexts)['en'];
type Step = readonly [name: string, at: number | undefined];

function Times({ steps }: { steps: readonly Step[] }) {
  const { time } = useFormats();
  const known = steps.flatMap(([name, at]) => (at === undefined ? [] : [{ name, at }]));
  return (
    <ul className={styles.times}>
      {known.map(({ name, at }) => (
        <li key={name}>
          {name} {time(at)}
        </li>
      ))}
    </ul>
  );
}

function stepsOfPayment(payment: StaffOrder['payments'][number], own: Texts): Step[] {
  const { state, startedAt, endedAt } = payment;
  return [
    [own.started, startedAt],
    ...(state === 'open' ? [] : [[own.ended[state], endedAt] as const]),
  ];
}

function stepsOfRefund(refund: StaffOrder['refunds'][number], own: Texts): Step[] {
  const { state, requestedAt, decidedAt, paidBackAt } = refund;
  const decision = state === 'paid-back' ? 'approved' : state;
  return [
    [own.asked, requestedAt],
    ...(decision === 'open' ? [] : [[own.decided[decision], decidedAt] as const]),
    [own.paidBack, paidBackAt],
  ];
}
