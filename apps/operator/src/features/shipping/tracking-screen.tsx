import { reportParcel } from '@uid/contract/shipments';
import { listParcelsOnTheWay } from '@uid/contract/staff-shipments';
import type { ParcelOnTheWay } from '@uid/contract/staff-shipments';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Narrow } from '../../screen/narrow.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { Search } from '../../table/search.tsx';
import { shippingTexts } from './shipping-texts.ts';

/**
 * A form to enter tracking events of a parcel. The address may name the parcel, or the text that its numbers begin
 * with.
 */
export function TrackingScreen() {
  const own = useTexts(shippingTexts);
  const { language } = useConsoleSession();
  const { q } = useAddress().query;
  const answer = useAnswer(listParcelsOnTheWay, { language, ...(q && { q }) });
  return (
    <Screen title={own.reportTitle} lead={own.reportLead}>
      <Narrow>
        <Search label={own.findParcel} hint={own.findParcelHint} submit={own.find} />
        <Answered answer={answer}>
          {({ parcels, hasMore }) =>
            parcels.length === 0 ? (
              <p>{q ? own.noParcelOf(q) : own.noParcel}</p>
            ) : (
              <TrackingForm parcels={parcels} hasMore={hasMore} />
            )
          }
        </Answered>
      </Narrow>
    </Screen>
  );
}

interface TrackingFormProps {
  parcels: readonly ParcelOnTheWay[];
  hasMore: boolean;
}

function TrackingForm({ parcels, hasMore }: TrackingFormProps) {
  const own = useTexts(shippingTexts);
  const { language, notify } = useConsoleSession();
  const { query, change } = useAddress();
  const [reported, setReported] = useState(0);
  const [first, ...others] = parcels;
  const named = others.length === 0 ? first : parcels.find((parcel) => parcel.id === query['id']);
  return (
    <EndpointForm
      key={`${named?.id} ${reported}`}
      endpoint={reportParcel}
      given={{ language }}
      fields={{
        id: {
          label: own.parcel,
          ...(hasMore && { hint: own.moreParcels }),
          ...(named && { initial: named.id }),
          choices: parcels.map((parcel) => ({
            value: parcel.id,
            label: own.parcelOf({ ...parcel, stateName: own.states[parcel.state] }),
          })),
        },
        state: { label: own.parcelState, options: own.states },
        place: { label: own.place },
        text: { label: own.text },
      }}
      submit={own.report}
      onDone={() => {
        notify(own.reported);
        setReported(reported + 1);
        // The search is done, and no longer finds a parcel that has arrived.
        change({ id: undefined, q: undefined }, { replaces: true });
      }}
    />
  );
}
