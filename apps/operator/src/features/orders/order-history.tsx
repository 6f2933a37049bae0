import type { StaffOrder } from '@uid/contract/staff-orders';

import { useFormats } from '../../format/use-formats.ts';
import { Part } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** The events of an order: the new state, the time, the reason and the person; the latest first. */
export function OrderHistory({ order: { events } }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { time } = useFormats();
  // An event that left the state unchanged, such as a request for a refund, is described by its reason.
  const isMove = (index: number) => events[index]?.state !== events[index - 1]?.state;
  const entries = events.map((event, index) => ({ ...event, isMove: isMove(index) }));
  return (
    <Part title={own.history}>
      <ol className={styles.rows}>
        {entries.toReversed().map(({ at, state, reason, person, isMove: hasMoved }) => (
          <li key={`${at} ${state} ${reason}`} className={styles.row}>
            <div>
              {hasMoved ? own.states[state] : reason}
              <p className={styles.small}>
                {[hasMoved && reason, person?.email].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className={styles.small}>{time(at)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
