import type { Events, ParcelEvent, Subscriber } from '../../events.ts';
import { writeNotice } from './write-notice.ts';

/** The parcel that completes an order is part of the order's notice. Any other parcel has a notice of its own. */
export const notifyOfParcel: Subscriber<Events['parcel-sent']> = async (
  handle,
  { orderId, carrier, trackingNo, isLast },
  context,
) => {
  const kind = isLast
    ? { kind: 'order-shipped' as const }
    : ({ kind: 'parcel-sent', key: trackingNo } as const);
  await writeNotice(handle, { orderId, ...kind, facts: { carrier, trackingNo } }, context);
};

/** Each correction has a notice of its own, even one back to an earlier number. */
export const notifyOfCorrection: Subscriber<Events['parcel-corrected']> = async (
  handle,
  { orderId, carrier, trackingNo, eventId },
  context,
) => {
  const notice = { orderId, kind: 'parcel-corrected', key: eventId } as const;
  await writeNotice(handle, { ...notice, facts: { carrier, trackingNo } }, context);
};

export const notifyOfTrouble: Subscriber<ParcelEvent> = async (
  handle,
  { orderId, shipmentId, carrier, trackingNo },
  context,
) => {
  const notice = { orderId, kind: 'parcel-exception', key: shipmentId } as const;
  await writeNotice(handle, { ...notice, facts: { carrier, trackingNo } }, context);
};

export const notifyOfLicences: Subscriber<Events['licences-issued']> = (
  handle,
  { orderId },
  context,
) => writeNotice(handle, { orderId, kind: 'licences-issued' }, context);
