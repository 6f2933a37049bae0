import { Link } from '@tanstack/react-router';
import { shipOrder } from '@uid/contract/shipments';
import type { StaffOrder } from '@uid/contract/staff-orders';

import { useFormats } from '../../format/use-formats.ts';
import { Part } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { CorrectTracking } from './correct-tracking.tsx';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** The parcels that have been sent, and the way to send what has not. */
export function OrderParcels({ order: { no, state, shipments } }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { time, pieces } = useFormats();
  const may = useMay();
  return (
    <>
      <Part title={own.parcels} empty={own.noParcels} isEmpty={shipments.length === 0}>
        <ul className={styles.rows}>
          {shipments.map(({ id, carrier, trackingNo, state: its, shippedAt, lines, events }) => (
            <li key={id} className={styles.row}>
              <div>
                {carrier.name} <code>{trackingNo}</code>
                <p className={styles.small}>{pieces(lines)}</p>
                {events.map(({ at, text }) => (
                  <p key={`${at} ${text}`} className={styles.small}>
                    {time(at)} · {text}
                  </p>
                ))}
              </div>
              <span className={styles.small}>
                {own.parcelStates[its]} · {time(events[0]?.at ?? shippedAt)}
              </span>
              {trackingNo && its !== 'delivered' && (
                <CorrectTracking id={id} trackingNo={trackingNo} />
              )}
            </li>
          ))}
        </ul>
      </Part>
      {state === 'paid' && may(shipOrder.permission) && (
        <p>
          <Link to="/shipping" search={{ open: no }}>
            {own.ship}
          </Link>
        </p>
      )}
    </>
  );
}
