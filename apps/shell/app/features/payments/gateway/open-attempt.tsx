import { isClientError } from '@uid/contract/client-errors';
import { startPayment } from '@uid/contract/payments';
import type { Attempt, Payment } from '@uid/contract/payments';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Disclosure } from '@uid/ui/disclosure';
import { Icon } from '@uid/ui/icon';
import { Loader } from '@uid/ui/loader';
import { useState } from 'react';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { request } from '../../../request/shell-request.ts';
import { orderPaths } from '../../orders/order-paths.ts';
import { gatewayTexts } from './gateway-texts.ts';
import { isNarrow } from './is-narrow.ts';
import styles from '../payment.module.css';
import { Instructions } from './instructions.tsx';
import { QrCode } from './qr-code.tsx';

interface OpenAttemptProps {
  payment: Payment;
  attempt: Attempt;
  onChangeMethod: () => void;
  /** Receives the payment as the server has it after the code was requested again. */
  onRefreshed: (payment: Payment) => void;
}

/** What the payment company wants shown: its page as a link and a code, a code alone, or instructions. */
export function OpenAttempt({ payment, attempt, onChangeMethod, onRefreshed }: OpenAttemptProps) {
  const language = useLanguage();
  const texts = gatewayTexts[language];
  const localPath = useLocalPath();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const { method, stage, amountFen } = attempt;

  async function handleRefresh(): Promise<void> {
    setIsRefreshing(true);
    try {
      // The server returns the open attempt again, or a new one if the company has closed it meanwhile.
      onRefreshed(await request(startPayment, { language, no: payment.no, method: method.code }));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
    }
    setIsRefreshing(false);
  }

  const code = (stage?.kind === 'page' || stage?.kind === 'code') && (
    <QrCode
      qr={stage.qr}
      label={stage.scan}
      isRefreshing={isRefreshing}
      onRefresh={() => void handleRefresh()}
    />
  );
  return (
    <section className={styles.attempt} aria-label={method.name}>
      <h2 className={styles.heading} tabIndex={-1}>
        {method.name}
      </h2>
      {stage?.kind === 'code' && isNarrow() && <p>{texts.codeElsewhere}</p>}
      {stage?.kind === 'instructions' && <Instructions stage={stage} amountFen={amountFen} />}
      <div className={styles.ways}>
        {stage?.kind === 'code' && code}
        <div className={styles.way}>
          {stage?.kind === 'page' && (
            <ButtonLink href={stage.url} size="large" block>
              {stage.open}
              <Icon name="arrow-up-right" />
            </ButtonLink>
          )}
          <Loader label={stage?.kind === 'instructions' ? stage.waiting : texts.waiting} />
          <p className={styles.hint}>{texts.leaveHint}</p>
          <p className={styles.actions}>
            <ButtonLink href={localPath(orderPaths.complete(payment.no))} tone="secondary">
              {texts.paid}
            </ButtonLink>
            {payment.methods.length > 1 && (
              <Button tone="quiet" onClick={onChangeMethod}>
                {texts.another}
              </Button>
            )}
          </p>
        </div>
        {stage?.kind === 'page' &&
          (isNarrow() ? <Disclosure title={texts.otherPhone}>{code}</Disclosure> : code)}
      </div>
    </section>
  );
}
