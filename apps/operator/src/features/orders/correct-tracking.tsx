import { correctTracking } from '@uid/contract/staff-shipments';
import { Disclosure } from '@uid/ui/disclosure';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { orderTexts } from './order-texts.ts';

interface CorrectTrackingProps {
  /** The parcel's. */
  id: string;
  trackingNo: string;
}

/** Gives a parcel on its way the number that it really has. */
export function CorrectTracking({ id, trackingNo }: CorrectTrackingProps) {
  const own = useTexts(orderTexts);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  if (!may(correctTracking.permission)) return null;
  return (
    <Disclosure title={own.correctTracking}>
      <EndpointForm
        endpoint={correctTracking}
        given={{ language, id, from: trackingNo }}
        fields={{
          to: { label: own.tracking, hint: own.correctTrackingHint, format: own.trackingFormat },
        }}
        submit={own.correctTrackingSubmit}
        onDone={() => notify(own.trackingCorrected)}
      />
    </Disclosure>
  );
}
