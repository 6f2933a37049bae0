import type { EventReason } from '../orders/event-reasons.ts';

/** Why fulfilment moves an order. */
export type FulfilmentReason =
  | 'goods-sent'
  | 'licences-issued'
  | 'goods-delivered'
  | 'receipt-confirmed'
  | 'receipt-time-over';

/** The history keeps any reason; one that its table of words does not hold is shown as it is. */
export function asEventReason(reason: FulfilmentReason): EventReason {
  return reason as string as EventReason;
}
