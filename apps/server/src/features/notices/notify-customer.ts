import type { NoticeKind } from '@uid/contract/notices';

import type { OrderEvent, Subscriber } from '../../events.ts';
import { writeNotice } from './write-notice.ts';

/** Kinds of notice that an order may have several times. */
const repeated = new Set<NoticeKind>([
  'paid-twice',
  'refund-requested',
  'refund-declined',
  'refund-under-way',
  'order-refunded',
  'order-in-review',
]);

/** The end of a manual review gets a notice even if the order had one of the same kind before. */
const endsOfReview = new Set(['review-accepted', 'review-without-money']);

const silentReasons = new Set([
  // Licences arrive at once: the notice with their keys says so.
  'licences-issued',
  // The customer confirmed receipt, and needs no notice.
  'receipt-confirmed',
]);

/** Writes a notice to the customer about a change of an order. */
export function notifyCustomer(kind: NoticeKind): Subscriber<OrderEvent> {
  return async (handle, { orderId, eventId, by, reason }, context) => {
    if (silentReasons.has(reason)) return;
    const key = repeated.has(kind) || endsOfReview.has(reason) ? { key: eventId } : {};
    await writeNotice(handle, { orderId, kind, ...key, facts: { by, reason } }, context);
  };
}
