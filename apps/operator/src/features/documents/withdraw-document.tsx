import { withdrawDocument } from '@uid/contract/staff-documents';
import type { StaffDocument } from '@uid/contract/staff-documents';
import { Disclosure } from '@uid/ui/disclosure';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { documentWords } from './document-words.ts';
import styles from './documents.module.css';

/** Removes the public link of a document; its versions stay. */
export function WithdrawDocument({ document }: { document: StaffDocument }) {
  const own = useTexts(documentWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const { name, revision, published } = document;
  if (!published || !may(withdrawDocument.permission)) return null;
  return (
    <Disclosure title={own.withdraw}>
      <p className={styles.small}>{own.withdrawLead}</p>
      <EndpointForm
        endpoint={withdrawDocument}
        given={{ language, name, revision }}
        fields={{}}
        submit={own.withdrawSubmit}
        tone="danger"
        onDone={() => notify(own.withdrawn)}
      />
    </Disclosure>
  );
}
