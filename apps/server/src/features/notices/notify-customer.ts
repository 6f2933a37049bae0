import type { NoticeKind } from '@uid/contract/notices';

import type { OrderEvent, Subscriber } from '../../events.ts';
import { writeNotice } from './write-notice.ts';

/** Of these an order may have several. */
const repeated = new Set<NoticeKind>([
  'paid-twice',
  'refund-requested',
  'refund-declined',
  'refund-under-way',
  'order-refunded',
  'order-in-review',
]);

/** The end of a check is notified whatever was notified before. */
const endsOfReview = new Set(['review-accepted', 'review-without-money']);

const silentReasons = new Set([
  // Licences arrive as they leave: the notice of their keys says so.
  'licences-issued',
  // The customer confirmed receipt, and needs no notice.
  'receipt-confirmed',
]);

/** Notifies the customer of a change of an order. */
export function notifyCustomer(kind: NoticeKind): Subscriber<OrderEvent> {
  return async (handle, { orderId, eventId, by, reason }, context) => {
    if (silentReasons.has(reason)) return;
    const key = repeated.has(kind) || endsOfReview.has(reason) ? { key: eventId } : {};
    await writeNotice(handle, { orderId, kind, ...key, facts: { by, reason } }, context);
  };
}
