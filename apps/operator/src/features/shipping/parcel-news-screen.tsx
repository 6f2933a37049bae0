import { reportParcel } from '@uid/contract/shipments';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useAddress } from '../../routing/use-address.ts';
import { Narrow } from '../../screen/narrow.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { shippingTexts } from './shipping-texts.ts';

/** Enters where a parcel is; the address may name it. */
export function ParcelNewsScreen() {
  const own = useTexts(shippingTexts);
  const { language, notify } = useConsoleSession();
  const { id } = useAddress().query;
  const [reported, setReported] = useState(0);
  return (
    <Screen title={own.reportTitle} lead={own.reportLead}>
      <Narrow>
        <EndpointForm
          key={`${id} ${reported}`}
          endpoint={reportParcel}
          given={{ language }}
          fields={{
            id: { label: own.parcel, ...(id && { initial: id }) },
            state: { label: own.parcelState, options: own.states },
            place: { label: own.place },
            text: { label: own.text },
          }}
          submit={own.report}
          onDone={() => {
            notify(own.reported);
            setReported(reported + 1);
          }}
        />
      </Narrow>
    </Screen>
  );
}
