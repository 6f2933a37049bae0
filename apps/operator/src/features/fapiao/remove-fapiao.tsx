import { removeFapiao } from '@uid/contract/staff-fapiao';
import { Disclosure } from '@uid/ui/disclosure';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './fapiao.module.css';
import { fapiaoTexts } from './fapiao-texts.ts';

interface RemoveFapiaoProps {
  no: string;
  id: string;
  /** The name of the file. */
  name: string;
}

/** Removes a wrong file from an order, with a reason. */
export function RemoveFapiao({ no, id, name }: RemoveFapiaoProps) {
  const own = useTexts(fapiaoTexts);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  if (!may(removeFapiao.permission)) return null;
  return (
    <Disclosure title={own.remove(name)}>
      <p className={styles.small}>{own.removeLead}</p>
      <EndpointForm
        endpoint={removeFapiao}
        given={{ language, no, id }}
        fields={{ reason: { label: own.reason } }}
        submit={own.removeSubmit}
        tone="danger"
        onDone={() => notify(own.removed)}
      />
    </Disclosure>
  );
}
