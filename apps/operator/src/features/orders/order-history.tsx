import type { StaffOrder } from '@uid/contract/staff-orders';

import { useFormats } from '../../format/use-formats.ts';
import { Part } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** What became of the order, when, why and through whom; the latest first. */
export function OrderHistory({ order: { events } }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { time } = useFormats();
  return (
    <Part title={own.history}>
      <ol className={styles.rows}>
        {events.toReversed().map(({ at, state, reason, person }) => (
          <li key={`${at} ${state} ${reason}`} className={styles.row}>
            <div>
              {own.states[state]}
              <p className={styles.small}>{[reason, person?.email].filter(Boolean).join(' · ')}</p>
            </div>
            <span className={styles.small}>{time(at)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
