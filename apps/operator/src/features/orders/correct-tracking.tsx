import { correctTracking } from '@uid/contract/staff-shipments';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { FoldedForm } from '../../form/folded-form.tsx';
import { useOpened } from '../../form/use-opened.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { orderTexts } from './order-texts.ts';

interface CorrectTrackingProps {
  /** The id of the parcel. */
  id: string;
  trackingNo: string;
}

/** Corrects the tracking number of a parcel on its way. The current number is shown above. */
export function CorrectTracking(parcel: CorrectTrackingProps) {
  const own = useTexts(orderTexts);
  const may = useMay();
  if (!may(correctTracking.permission)) return null;
  return (
    <FoldedForm title={own.correctTracking}>
      {(onSaved) => <TrackingForm {...parcel} onSaved={onSaved} />}
    </FoldedForm>
  );
}

function TrackingForm({ id, trackingNo, onSaved }: CorrectTrackingProps & { onSaved: () => void }) {
  const own = useTexts(orderTexts);
  const { language, notify } = useConsoleSession();
  const known = useOpened({ trackingNo }, 'ORDER_CHANGED');
  const hint = known.nowIn('trackingNo') ?? own.correctTrackingHint;
  return (
    <EndpointForm
      endpoint={correctTracking}
      given={{ language, id, from: known.base.trackingNo }}
      fields={{ to: { label: own.tracking, hint, format: own.trackingFormat } }}
      submit={own.correctTrackingSubmit}
      onDone={() => {
        notify(own.trackingCorrected);
        onSaved();
      }}
      onRefused={known.heed}
    />
  );
}
