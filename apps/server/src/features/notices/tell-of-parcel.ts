import type { Events, ParcelEvent, Subscriber } from '../../events.ts';
import { writeNotice } from './write-notice.ts';

/** The parcel that completes an order is told of with it, any other by itself. */
export const tellOfParcel: Subscriber<Events['parcel-sent']> = async (
  handle,
  { orderId, carrier, trackingNo, isLast },
  context,
) => {
  const kind = isLast
    ? { kind: 'order-shipped' as const }
    : ({ kind: 'parcel-sent', key: trackingNo } as const);
  await writeNotice(handle, { orderId, ...kind, facts: { carrier, trackingNo } }, context);
};

export const tellOfCorrection: Subscriber<ParcelEvent> = async (
  handle,
  { orderId, carrier, trackingNo },
  context,
) => {
  const notice = { orderId, kind: 'parcel-corrected', key: trackingNo } as const;
  await writeNotice(handle, { ...notice, facts: { carrier, trackingNo } }, context);
};

export const tellOfTrouble: Subscriber<ParcelEvent> = async (
  handle,
  { orderId, shipmentId, carrier, trackingNo },
  context,
) => {
  const notice = { orderId, kind: 'parcel-exception', key: shipmentId } as const;
  await writeNotice(handle, { ...notice, facts: { carrier, trackingNo } }, context);
};

export const tellOfLicences: Subscriber<Events['licences-issued']> = (
  handle,
  { orderId },
  context,
) => writeNotice(handle, { orderId, kind: 'licences-issued' }, context);
