import type { Order } from '@uid/contract/orders';
import { listRefunds } from '@uid/contract/refunds';
import { Button } from '@uid/ui/button';
import { DescriptionList } from '@uid/ui/description-list';
import { Money } from '@uid/ui/money';
import { Skeleton } from '@uid/ui/skeleton';
import { useState } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import { useResource } from '../../../../request/use-resource.ts';
import { useLostFocus } from '../../../../layout/use-lost-focus.ts';
import { orderTexts } from '../../order-texts.ts';
import { OrderPart } from '../../parts/order-part.tsx';
import { AskRefund } from './ask-refund.tsx';
import { RefundRow } from './refund-row.tsx';
import { refundTexts } from './refund-texts.ts';
import { refundsId } from './refunds-id.ts';
import styles from './refunds.module.css';

interface RefundsProps extends Pick<Order, 'no'> {
  /** Called when a request is made or withdrawn, which changes the order's history. */
  onChange: () => void;
}

/** The refund requests of an order and their states; more can be requested while something is left. */
export function Refunds({ no, onChange }: RefundsProps) {
  const language = useLanguage();
  const texts = refundTexts[language];
  const { data, error, replace, reload } = useResource(listRefunds, { language, no });
  const [isAsking, setIsAsking] = useState(false);
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  if (!data)
    return (
      // The link to the refunds may be pressed before they are loaded.
      <div id={refundsId}>
        <OrderPart title={texts.title}>
          {error ? (
            <p>{texts.failed}</p>
          ) : (
            <Skeleton shape="rows" lines={2} label={orderTexts[language].loading} />
          )}
        </OrderPart>
      </div>
    );
  const { refundableFen, refundedFen, requests } = data;
  if (refundableFen === 0 && refundedFen === 0 && requests.length === 0) return null;
  const money = (fen: number) => <Money fen={fen} />;
  const canAsk = refundableFen > 0 && !requests.some(({ state }) => state === 'open');
  return (
    <div ref={place} id={refundsId}>
      <OrderPart title={texts.title}>
        <DescriptionList
          layout="amounts"
          items={[
            ...(refundedFen > 0 ? [{ term: texts.refunded, details: money(refundedFen) }] : []),
            { term: texts.left, details: money(refundableFen) },
          ]}
        />
        {requests.length > 0 && (
          <ul className={styles.requests}>
            {requests.map((request) => (
              <RefundRow
                key={request.id}
                {...{ no, request }}
                onChange={(changed) => {
                  replace(changed);
                  leadTo(`#refund-${request.id}`);
                  onChange();
                }}
              />
            ))}
          </ul>
        )}
        {canAsk && !isAsking && (
          <p data-print="no">
            <Button
              tone="secondary"
              onClick={() => {
                setIsAsking(true);
                // Pieces may have shipped since the page was opened.
                void reload();
                leadTo(':checked');
              }}
            >
              {texts.ask}
            </Button>
          </p>
        )}
        {canAsk && isAsking && (
          <AskRefund
            {...{ no, refunds: data }}
            onAsked={(changed) => {
              setIsAsking(false);
              replace(changed);
              const { id } = changed.requests.find(({ state }) => state === 'open') ?? {};
              leadTo(`#refund-${id}`, { isShown: true });
              onChange();
            }}
            onCancel={() => {
              setIsAsking(false);
              leadTo('button', { isShown: true });
            }}
          />
        )}
      </OrderPart>
    </div>
  );
}
