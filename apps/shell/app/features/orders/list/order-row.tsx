import type { OrderSummary } from '@uid/contract/orders';
import { ButtonLink } from '@uid/ui/button-link';
import { Money } from '@uid/ui/money';
import { formatShopHour, formatShopTime } from '@uid/ui/format-time';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { LineDrawing } from '../parts/line-drawing.tsx';
import { orderPaths } from '../order-paths.ts';
import { orderTexts } from '../order-texts.ts';
import { OrderStatus } from '../parts/order-status.tsx';
import { listTexts } from './list-texts.ts';
import styles from './list.module.css';

/** One order in a list: when, what, how much, its state, and what to do next. */
export function OrderRow({ order, now }: { order: OrderSummary; now: number }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = { ...orderTexts[language], ...listTexts[language] };
  const { no, state, placedAt, endsAt, totalFen, lines } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isPayable = state === 'unpaid' && (endsAt === undefined || endsAt > now);
  return (
    <li className={styles.order}>
      <p className={styles.head}>
        <time dateTime={new Date(placedAt).toISOString()}>
          {formatShopTime(placedAt, language)}
        </time>
        <span className={styles.number}>{no}</span>
        <OrderStatus state={state} />
      </p>
      <ul className={styles.drawings} aria-hidden="true">
        {lines.slice(0, 3).map(({ sku, drawing }) => (
          <li key={sku}>
            <LineDrawing drawing={drawing} />
          </li>
        ))}
      </ul>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a href={localPath(orderPaths.order(no))}>{lines[0]?.name ?? no}</a>
        </h2>
        <p className={styles.quiet}>
          {lines.length > 1 ? texts.moreLines(lines.length) : lines[0]?.variantName}
        </p>
        {isPayable && endsAt !== undefined && (
          <p className={styles.due}>{texts.payBy(formatShopHour(endsAt, language))}</p>
        )}
      </div>
      <p className={styles.total}>
        <Money fen={totalFen} size="large" />
        <span className={styles.quiet}>{texts.pieces(pieces)}</span>
      </p>
      <p className={styles.actions} data-print="no">
        {isPayable && (
          <ButtonLink href={localPath(orderPaths.unpaid(no))} tone="gold" size="small">
            {texts.pay}
          </ButtonLink>
        )}
        <ButtonLink href={localPath(orderPaths.order(no))} tone="secondary" size="small">
          {texts.details}
          <span className="visually-hidden"> {no}</span>
        </ButtonLink>
      </p>
    </li>
  );
}
