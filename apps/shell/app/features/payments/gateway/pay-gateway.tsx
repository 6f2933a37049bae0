import type { Payment } from '@uid/contract/payments';
import { DescriptionList } from '@uid/ui/description-list';
import { Loader } from '@uid/ui/loader';
import { Money } from '@uid/ui/money';
import { Notice } from '@uid/ui/notice';
import { useEffect, useState } from 'react';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { useLostFocus } from '../../../layout/use-lost-focus.ts';
import { orderPaths } from '../../orders/order-paths.ts';
import { orderTexts } from '../../orders/order-texts.ts';
import { ResourceView } from '../../orders/parts/resource-view.tsx';
import { CountdownClock } from '../../orders/unpaid/countdown-clock.tsx';
import { gatewayTexts } from './gateway-texts.ts';
import { isNarrow } from './is-narrow.ts';
import { MethodChoice } from './method-choice.tsx';
import { OpenAttempt } from './open-attempt.tsx';
import styles from '../payment.module.css';
import { paymentOutcome } from '../payment-outcome.ts';
import { useFollowedPayment } from '../use-followed-payment.ts';
import type { FollowedPayment } from '../use-followed-payment.ts';

interface PayGatewayProps {
  no: string;
  /** True to start with the choice of methods, even if an attempt is open. */
  isChangingMethod: boolean;
}

/** Pays one order and follows the payment to its end; the buyer can leave at any moment. */
export function PayGateway({ no, isChangingMethod }: PayGatewayProps) {
  const resource = useFollowedPayment(no);
  return (
    <ResourceView resource={resource}>
      {(payment) =>
        payment.state === 'unpaid' && paymentOutcome(payment) !== 'review' ? (
          <Due payment={payment} resource={resource} isChangingMethod={isChangingMethod} />
        ) : (
          <MoveOn no={no} />
        )
      }
    </ResourceView>
  );
}

interface DueProps {
  payment: Payment;
  resource: FollowedPayment;
  isChangingMethod: boolean;
}

function Due({ payment, resource, isChangingMethod }: DueProps) {
  const language = useLanguage();
  const texts = gatewayTexts[language];
  const [isChoosing, setIsChoosing] = useState(isChangingMethod);
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  const { no, totalFen, payee, endsAt, now, methods, attempt } = payment;
  const outcome = paymentOutcome(payment);
  return (
    <div className={styles.due} ref={place}>
      {endsAt !== undefined && <CountdownClock {...{ endsAt, now }} onEnd={resource.reload} />}
      <DescriptionList
        items={[
          {
            term: texts.amount,
            details: <Money fen={totalFen} size="total" />,
          },
          { term: texts.payee, details: payee },
          { term: texts.orderNo, details: <span className={styles.number}>{no}</span> },
        ]}
      />
      {outcome === 'failed' && !isChoosing && (
        <Notice tone="warning" role="alert" title={texts.failedTitle}>
          <p>{texts.failedText}</p>
        </Notice>
      )}
      {attempt && (outcome === 'confirming' || outcome === 'awaited') && !isChoosing ? (
        <OpenAttempt
          {...{ payment, attempt }}
          onChangeMethod={() => {
            setIsChoosing(true);
            leadTo(':checked');
          }}
          onRefreshed={resource.replace}
        />
      ) : (
        <MethodChoice
          payment={payment}
          startsAtOnce={methods.length === 1 && !attempt && !isChoosing}
          onStarted={(started) => {
            setIsChoosing(false);
            leadTo('h2');
            resource.replace(started);
            openCompany(started);
          }}
          onRefused={() => void resource.reload()}
        />
      )}
    </div>
  );
}

/**
 * On a phone the company's page, or the app that opens its address, is opened at once; a buyer who comes back finds the
 * link to it.
 */
function openCompany({ attempt }: Payment): void {
  const stage = attempt?.stage;
  if (stage?.kind === 'page' && isNarrow()) location.assign(stage.url);
}

/** The payment has ended, successfully or not: the result has a page of its own. */
function MoveOn({ no }: { no: string }) {
  const localPath = useLocalPath();
  const address = localPath(orderPaths.complete(no));
  useEffect(() => {
    location.replace(address);
  }, [address]);
  return <Loader label={orderTexts[useLanguage()].loading} />;
}
