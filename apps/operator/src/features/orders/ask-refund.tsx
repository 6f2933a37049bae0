import { askStaffRefund } from '@uid/contract/staff-refunds';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { FoldedForm } from '../../form/folded-form.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { refundTexts } from '../refunds/refund-texts.ts';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** Requests a refund for a customer who has called or written. */
export function AskRefund({ no }: { no: string }) {
  const own = useTexts(orderTexts);
  const { reasons } = useTexts(refundTexts);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  if (!may(askStaffRefund.permission)) return null;
  return (
    <FoldedForm title={own.askRefund}>
      {(onSent) => (
        <>
          <p className={styles.small}>{own.askRefundLead}</p>
          <EndpointForm
            endpoint={askStaffRefund}
            given={{ language, no, pieces: undefined }}
            fields={{
              reason: { label: own.reason, options: reasons },
              amountFen: { label: own.askRefundAmount, hint: own.askRefundAmountHint },
              note: { label: own.askRefundNote },
            }}
            submit={own.askRefundSubmit}
            onDone={() => {
              notify(own.refundAsked);
              onSent();
            }}
          />
        </>
      )}
    </FoldedForm>
  );
}
