import type { StaffOrder } from '@uid/contract/staff-orders';

import { useFormats } from '../../format/use-formats.ts';
import { Part } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** Every try to pay, and what was asked back. */
export function OrderMoney({ order: { payments, refunds } }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { time, money } = useFormats();
  return (
    <>
      <Part title={own.payments} empty={own.noPayments} isEmpty={payments.length === 0}>
        <ul className={styles.rows}>
          {payments.map(({ id, method, state, amountFen, refundedFen, startedAt }) => (
            <li key={id} className={styles.row}>
              <div>
                {money(amountFen)} · {method}
                {refundedFen > 0 && (
                  <p className={styles.small}>
                    {own.refunded} {money(refundedFen)}
                  </p>
                )}
              </div>
              <span className={styles.small}>
                {own.attempts[state]} · {time(startedAt)}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {refunds.length > 0 && (
        <Part title={own.refunds}>
          <ul className={styles.rows}>
            {refunds.map(({ id, amountFen, state, requestedAt, note }) => (
              <li key={id} className={styles.row}>
                <div>
                  {money(amountFen)}
                  {note && <p className={styles.words}>{note}</p>}
                </div>
                <span className={styles.small}>
                  {own.refundStates[state]} · {time(requestedAt)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
