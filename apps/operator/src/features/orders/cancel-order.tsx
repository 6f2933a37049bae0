import { cancelStaffOrder } from '@uid/contract/staff-orders';
import { Disclosure } from '@uid/ui/disclosure';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** Cancels an unpaid order for its customer. */
export function CancelOrder({ no }: { no: string }) {
  const own = useTexts(orderTexts);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  if (!may(cancelStaffOrder.permission)) return null;
  return (
    <Disclosure title={own.cancel}>
      <p className={styles.small}>{own.cancelLead}</p>
      <EndpointForm
        endpoint={cancelStaffOrder}
        given={{ language, no }}
        fields={{ reason: { label: own.reason, options: own.reasons } }}
        submit={own.cancelSubmit}
        tone="danger"
        onDone={() => notify(own.cancelled)}
      />
    </Disclosure>
  );
}
