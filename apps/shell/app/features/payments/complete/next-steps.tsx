import { orderInvoice } from '@uid/contract/invoices';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { FileButton } from '../../orders/files/file-button.tsx';
import { orderPaths } from '../../orders/order-paths.ts';
import { completeTexts } from './complete-texts.ts';
import { PaidSteps } from './paid-steps.tsx';
import styles from '../payment.module.css';
import type { PaymentOutcome } from '../payment-outcome.ts';

interface NextStepsProps {
  no: string;
  outcome: PaymentOutcome;
}

/** What happens next, and where the buyer can go from here. */
export function NextSteps({ no, outcome }: NextStepsProps) {
  const texts = completeTexts[useLanguage()];
  const localPath = useLocalPath();
  const isUnpaid = outcome === 'failed' || outcome === 'to-pay' || outcome === 'awaited';
  return (
    <>
      {outcome === 'paid' && <PaidSteps no={no} />}
      <p className={styles.actions} data-print="no">
        {isUnpaid && (
          <ButtonLink href={localPath(orderPaths.pay(no))} tone="gold">
            {outcome === 'awaited'
              ? texts.toTransfer
              : outcome === 'failed'
                ? texts.tryAgain
                : texts.pay}
          </ButtonLink>
        )}
        <ButtonLink
          href={localPath(orderPaths.order(no))}
          tone={isUnpaid ? 'secondary' : 'primary'}
        >
          {texts.toOrder}
        </ButtonLink>
        {outcome === 'paid' && (
          <FileButton operation={orderInvoice} input={{ no }}>
            {texts.receipt}
          </FileButton>
        )}
        {outcome === 'review' ? (
          <ButtonLink href={localPath(`${routes.support}#contact`)} tone="secondary">
            {texts.contact}
          </ButtonLink>
        ) : (
          <ButtonLink href={localPath(routes.mall)} tone="quiet">
            {texts.toMall}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
