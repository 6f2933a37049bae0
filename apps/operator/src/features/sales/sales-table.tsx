import type { SalesDay } from '@uid/contract/sales';

import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../session/console-session.ts';
import { salesTexts } from './sales-texts.ts';
import styles from './sales.module.css';

/** The figures of the chart as text, the latest day first. Days without figures are left out. */
export function SalesTable({ days }: { days: readonly SalesDay[] }) {
  const own = useTexts(salesTexts);
  const { day: written, money, number } = useFormats();
  const busy = days.filter(({ receivedFen, refundedFen, placedOrders }) =>
    Boolean(receivedFen || refundedFen || placedOrders),
  );
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label={own.chart} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{own.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{own.day}</th>
            <th scope="col">{own.received}</th>
            <th scope="col">{own.refunded}</th>
            <th scope="col">{own.placed}</th>
            <th scope="col">{own.paid}</th>
          </tr>
        </thead>
        <tbody>
          {busy.toReversed().map(({ day, receivedFen, refundedFen, placedOrders, paidOrders }) => (
            <tr key={day}>
              <th scope="row">{written(day)}</th>
              <td>{money(receivedFen)}</td>
              <td>{money(refundedFen)}</td>
              <td>{number(placedOrders)}</td>
              <td>{number(paidOrders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
