import { getOrder } from '@uid/contract/orders';
import type { Order } from '@uid/contract/orders';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { Money } from '@uid/ui/money';
import { Notice } from '@uid/ui/notice';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { useResource } from '../../../request/use-resource.ts';
import { MoneyLines } from '../../cart/money-lines.tsx';
import { AddressText } from '../parts/address-text.tsx';
import { LeavesOn } from '../parts/leaves-on.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { orderPaths } from '../order-paths.ts';
import { OrderPart } from '../parts/order-part.tsx';
import { orderTexts } from '../order-texts.ts';
import { ResourceView } from '../parts/resource-view.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { CountdownClock } from './countdown-clock.tsx';
import styles from './unpaid.module.css';
import { unpaidTexts } from './unpaid-texts.ts';

/** One order that waits to be paid: the time left, the amount and the lines. */
export function UnpaidOrder({ no }: { no: string }) {
  const resource = useResource(getOrder, { language: useLanguage(), no });
  return (
    <ResourceView resource={resource}>
      {(order) =>
        order.state === 'unpaid' ? (
          <Waiting order={order} reload={resource.reload} />
        ) : (
          <MovedOn order={order} />
        )
      }
    </ResourceView>
  );
}

interface WaitingProps {
  order: Order;
  reload: () => Promise<void>;
}

function Waiting({ order, reload }: WaitingProps) {
  const language = useLanguage();
  const texts = unpaidTexts[language];
  const localPath = useLocalPath();
  const { no, endsAt, now, totals, lines, address } = order;
  return (
    <div className={styles.order}>
      <section className={styles.due} aria-label={texts.amount}>
        {endsAt !== undefined && <CountdownClock {...{ endsAt, now }} onEnd={reload} />}
        <p className={styles.total}>
          <span>{texts.amount}</span>
          <Money fen={totals.totalFen} size="total" />
        </p>
        <p className={styles.number}>
          {orderTexts[language].orderNo} <span>{no}</span>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={localPath(orderPaths.pay(no))} tone="gold" size="large">
            {texts.pay}
          </ButtonLink>
          <ButtonLink href={localPath(orderPaths.changeMethod(no))} tone="secondary" size="large">
            {texts.changeMethod}
          </ButtonLink>
          <CancelOrder
            no={no}
            // The order no longer waits to be paid: its own page says what became of it.
            onCancelled={() => location.replace(localPath(orderPaths.order(no)))}
            onRefused={() => void reload()}
          />
        </div>
      </section>
      <div className={styles.bought}>
        <OrderPart title={texts.items}>
          <OrderLines lines={lines} />
          <LeavesOn order={order} />
        </OrderPart>
        <OrderPart title={texts.cost}>
          <MoneyLines totals={totals} />
        </OrderPart>
      </div>
      {address && (
        <OrderPart title={texts.address}>
          <AddressText address={address} />
        </OrderPart>
      )}
    </div>
  );
}

function MovedOn({ order }: { order: Order }) {
  const texts = unpaidTexts[useLanguage()];
  const localPath = useLocalPath();
  const isCancelled = order.state === 'cancelled';
  return (
    <Notice
      tone={isCancelled ? 'warning' : 'info'}
      role="alert"
      title={isCancelled ? texts.movedTitle.cancelled : texts.movedTitle.other}
      actions={
        <>
          <ButtonLink href={localPath(orderPaths.order(order.no))}>{texts.toOrder}</ButtonLink>
          {isCancelled && (
            <ButtonLink href={localPath(routes.mall)} tone="secondary">
              {texts.buyAgain}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{texts.movedText}</p>
    </Notice>
  );
}
