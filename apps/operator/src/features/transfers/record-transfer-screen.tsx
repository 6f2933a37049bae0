import { recordTransfer } from '@uid/contract/transfers';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { Narrow } from '../../screen/narrow.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { transferTexts } from './transfer-texts.ts';

/** A form to record a bank transfer that has arrived. */
export function RecordTransferScreen() {
  const own = useTexts(transferTexts);
  const { language, notify, warn } = useConsoleSession();
  // A new key empties the form for the next transfer.
  const [recorded, setRecorded] = useState(0);
  return (
    <Screen title={own.title} lead={own.lead}>
      <Narrow>
        <EndpointForm
          key={recorded}
          endpoint={recordTransfer}
          given={{ language }}
          fields={{
            reference: { label: own.reference, hint: own.referenceHint },
            amountFen: { label: own.amountFen },
            number: { label: own.number, format: own.numberFormat },
            receivedOn: { label: own.receivedOn },
          }}
          submit={own.submit}
          onDone={({ no, outcome }) => {
            const say = outcome === 'pays' || outcome === 'known' ? notify : warn;
            say(own.outcomes[outcome](no));
            setRecorded(recorded + 1);
          }}
        />
      </Narrow>
    </Screen>
  );
}
