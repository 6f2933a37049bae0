import { reviewWords } from '@uid/contract/order-news';
import { orderInvoice } from '@uid/contract/invoices';
import { getOrder } from '@uid/contract/orders';
import type { Order } from '@uid/contract/orders';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { DescriptionList } from '@uid/ui/description-list';
import { Icon } from '@uid/ui/icon';
import { Money } from '@uid/ui/money';
import { Notice } from '@uid/ui/notice';
import { formatShopTime } from '@uid/ui/format-time';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { lazyExtra } from '../../../layout/lazy-extra.ts';
import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import type { Resource } from '../../../request/use-resource.ts';
import { useResource } from '../../../request/use-resource.ts';
import { useLostFocus } from '../../../layout/use-lost-focus.ts';
import { FileButton } from '../files/file-button.tsx';
import { orderPaths } from '../order-paths.ts';
import { orderTexts } from '../order-texts.ts';
import { OrderPart } from '../parts/order-part.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { ResourceView } from '../parts/resource-view.tsx';
import { CancelOrder } from '../unpaid/cancel-order.tsx';
import { CountdownClock } from '../unpaid/countdown-clock.tsx';
import { BuyAgainButton } from './buy-again-button.tsx';
import { detailTexts } from './detail-texts.ts';
import styles from './detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { messagesId } from '../../conversations/conversation-id.ts';
import { OrderHistory } from './order-history.tsx';
import { refundsId } from './refunds/refunds-id.ts';

interface OrderDetailProps {
  no: string;
  /** The messages about the order. */
  messages: ReactNode;
}

/** One order with everything that is known about it. */
export function OrderDetail({ no, messages }: OrderDetailProps) {
  const resource = useResource(getOrder, { language: useLanguage(), no });
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  const handleMove = () => leadTo(`#${stateId}`);
  const texts = detailTexts[useLanguage()];
  return (
    <ResourceView resource={resource}>
      {(order) => (
        <div className={styles.order} ref={place}>
          <div className={styles.main}>
            <Head order={order} resource={resource} onMove={handleMove} />
            <OrderFacts
              order={order}
              reload={() => {
                handleMove();
                return resource.reload();
              }}
              refresh={() => void resource.reload()}
            />
            {messages}
          </div>
          <div className={styles.side}>
            <OrderPart title={texts.history}>
              <OrderHistory {...order} />
            </OrderPart>
          </div>
        </div>
      )}
    </ResourceView>
  );
}

/** Id of the element that takes the focus once a press has changed the order's state. */
const stateId = 'order-state';

interface HeadProps {
  order: Order;
  resource: Resource<Order>;
  /** Called when a press is about to change the order's state. */
  onMove: () => void;
}

function Head({ order, resource, onMove }: HeadProps) {
  const language = useLanguage();
  const texts = detailTexts[language];
  const { no, state, placedAt, endsAt, now, totalFen, quoteNo } = order;
  const localPath = useLocalPath();
  return (
    <section className={styles.head} aria-label={orderTexts[language].orderNo}>
      <p id={stateId} className={styles.state} tabIndex={-1}>
        <OrderStatus state={state} />
      </p>
      {state === 'unpaid' && endsAt !== undefined && (
        <CountdownClock {...{ endsAt, now }} onEnd={resource.reload} />
      )}
      {state === 'review' && (
        <Notice tone="warning" title={reviewWords[language].title}>
          <p>{reviewWords[language].text}</p>
        </Notice>
      )}
      <DescriptionList
        layout="stacked"
        items={[
          {
            term: orderTexts[language].orderNo,
            details: <span className={styles.number}>{no}</span>,
          },
          { term: texts.placed, details: formatShopTime(placedAt, language) },
          ...(quoteNo
            ? [
                {
                  term: texts.quote,
                  details: (
                    <a className={styles.number} href={localPath(orderPaths.quote(quoteNo))}>
                      {quoteNo}
                    </a>
                  ),
                },
              ]
            : []),
          {
            term: texts.cost,
            details: <Money fen={totalFen} size="large" />,
          },
        ]}
      />
      <Actions {...{ order, resource, onMove }} />
    </section>
  );
}

/** Fetched lazily, because fewer visitors want it than look at an order. */
const KeepList = lazyExtra(
  async () => (await import('../../reorder-lists/keep-list.tsx')).KeepList,
);

/**
 * States in which a link leads to the refunds: they are at the end of the page, where a buyer in a hurry does not look.
 */
const refundable: ReadonlySet<Order['state']> = new Set([
  'paid',
  'shipped',
  'delivered',
  'completed',
]);

function Actions({ order, resource, onMove }: HeadProps) {
  const texts = detailTexts[useLanguage()];
  const localPath = useLocalPath();
  const { no, state, lines } = order;
  return (
    <div className={styles.actions} data-print="no">
      {state === 'unpaid' ? (
        <>
          <ButtonLink href={localPath(orderPaths.pay(no))} tone="gold">
            {texts.pay}
          </ButtonLink>
          <CancelOrder
            no={no}
            onCancelled={(cancelled) => {
              onMove();
              resource.replace(cancelled);
            }}
            onRefused={() => void resource.reload()}
          />
        </>
      ) : (
        <BuyAgainButton lines={lines} />
      )}
      {!['unpaid', 'cancelled', 'review'].includes(state) && (
        <FileButton operation={orderInvoice} input={{ no }}>
          {texts.receipt}
        </FileButton>
      )}
      {refundable.has(state) && (
        <ButtonLink href={`#${refundsId}`} tone="quiet">
          <Icon name="undo" />
          {state === 'paid' ? texts.cancelOrRefund : texts.toRefunds}
        </ButtonLink>
      )}
      <ButtonLink href={`#${messagesId}`} tone="quiet">
        <Icon name="mail" />
        {texts.toMessages}
      </ButtonLink>
      <Button tone="quiet" onClick={() => print()}>
        <Icon name="print" />
        {texts.print}
      </Button>
      <Suspense>
        <KeepList lines={lines} orderNo={no} />
      </Suspense>
    </div>
  );
}
