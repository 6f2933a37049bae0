import type { NoticeKind } from '@uid/contract/notices';
import type { OrderState } from '@uid/contract/orders';

import type { Handle } from '../../database/database.ts';
import type { StateChange } from '../orders/state-change.ts';
import { writeNotice } from './write-notice.ts';

/** Reasons that tell more than the state an order is in. */
const kindOfReason: Record<string, NoticeKind | 'none'> = {
  placed: 'order-placed',
  'paid-twice': 'paid-twice',
  // The history says so; the order's own notice has just been written.
  overpaid: 'none',
  'payment-disagrees': 'order-in-review',
  'refund-requested': 'refund-requested',
  'refund-declined': 'refund-declined',
  'refund-approved': 'refund-under-way',
  'refund-withdrawn': 'none',
  refunded: 'order-refunded',
  // Licences arrive as they leave: one notice says so, written where they are issued.
  'licences-issued': 'none',
  // Who did it needs no telling.
  'receipt-confirmed': 'none',
};

const kindOfState: Partial<Record<OrderState, NoticeKind>> = {
  paid: 'order-paid',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  completed: 'order-completed',
  cancelled: 'order-cancelled',
  refunding: 'refund-under-way',
  refunded: 'order-refunded',
  review: 'order-in-review',
};

/** Of these an order may have several. */
const repeated = new Set<NoticeKind>([
  'paid-twice',
  'refund-requested',
  'refund-declined',
  'refund-under-way',
  'order-refunded',
]);

/** Tells the customer of a line in the order's history, in the transaction that writes it. */
export async function noteChange(
  handle: Handle,
  { orderId, eventId }: { orderId: string; eventId: string },
  { to, by, reason, context }: StateChange,
): Promise<void> {
  const kind = kindOfReason[reason] ?? kindOfState[to];
  if (kind === undefined || kind === 'none') return;
  const key = repeated.has(kind) ? { key: eventId } : {};
  const draft = { orderId, kind, ...key, facts: { by, reason } };
  await writeNotice(handle, draft, context);
}
