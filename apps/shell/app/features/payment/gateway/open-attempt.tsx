import { isClientError } from '@uid/contract/client-errors';
import { startPayment } from '@uid/contract/payments';
import type { Attempt, Payment } from '@uid/contract/payments';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Icon } from '@uid/ui/icon';
import { Loader } from '@uid/ui/loader';
import { useState } from 'react';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { request } from '../../../request/shell-request.ts';
import { orderPaths } from '../../orders/order-paths.ts';
import { gatewayTexts } from './gateway-texts.ts';
import styles from '../payment.module.css';
import { methodTexts } from '../payment-texts.ts';
import { QrCode } from './qr-code.tsx';
import { TransferDetails } from './transfer-details.tsx';

interface OpenAttemptProps {
  payment: Payment;
  attempt: Attempt;
  onChangeMethod: () => void;
  /** The payment as the server has it after the code was asked for again. */
  onRefreshed: (payment: Payment) => void;
}

/** The payment company's page as a link, then as a code for another device; this page follows what comes of it. */
export function OpenAttempt({ payment, attempt, onChangeMethod, onRefreshed }: OpenAttemptProps) {
  const language = useLanguage();
  const texts = gatewayTexts[language];
  const localPath = useLocalPath();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const method = methodTexts[language][attempt.method];

  async function handleRefresh(): Promise<void> {
    setIsRefreshing(true);
    try {
      // The open attempt again, or a new one where the company has closed it meanwhile.
      onRefreshed(
        await request(startPayment, { language, no: payment.no, method: attempt.method }),
      );
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
    }
    setIsRefreshing(false);
  }

  const code = attempt.qr && !attempt.transfer && (
    <QrCode
      qr={attempt.qr}
      label={method.scan}
      isRefreshing={isRefreshing}
      onRefresh={() => void handleRefresh()}
    />
  );
  return (
    <section className={styles.attempt} aria-label={method.name}>
      <h2 className={styles.heading} tabIndex={-1}>
        {method.name}
      </h2>
      {attempt.transfer && (
        <TransferDetails transfer={attempt.transfer} amountFen={attempt.amountFen} />
      )}
      <div className={styles.ways}>
        {!isPage(attempt) && code}
        <div className={styles.way}>
          {isPage(attempt) && (
            <ButtonLink href={attempt.payUrl} size="large" block>
              {method.open}
              <Icon name="arrow-up-right" />
            </ButtonLink>
          )}
          <Loader label={attempt.transfer ? texts.waitingForBank : texts.waiting} />
          <p className={styles.hint}>{texts.leaveHint}</p>
          <p className={styles.actions}>
            <ButtonLink href={localPath(orderPaths.complete(payment.no))} tone="secondary">
              {texts.paid}
            </ButtonLink>
            <Button type="button" tone="quiet" onClick={onChangeMethod}>
              {texts.another}
            </Button>
          </p>
        </div>
        {isPage(attempt) && code}
      </div>
    </section>
  );
}

/** Some companies' addresses are for their own app only; a bank transfer has all it needs here. */
function isPage({ payUrl, transfer }: Attempt): boolean {
  return /^https?:/.test(payUrl) && transfer === undefined;
}
