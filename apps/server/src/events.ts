import type { Language } from '@uid/contract/language';
import type { OrderState } from '@uid/contract/orders';

import type { OrderActor } from './database/commerce-tables.ts';
import type { Handle } from './database/database.ts';

/** An entry of an order's history. */
export interface OrderEvent {
  orderId: string;
  /** The id of the entry itself. */
  eventId: string;
  /** The state before; undefined if the order has just been placed. */
  from: OrderState | undefined;
  by: OrderActor;
  reason: string;
}

export interface ParcelEvent {
  orderId: string;
  shipmentId: string;
  carrier: string;
  trackingNo: string;
}

export interface DeletedAccount {
  accountId: string;
  email: string | null;
  /** Mobile numbers of this account that no other account has. */
  numbers: string[];
}

/** Every event that one feature publishes and others subscribe to, with its payload. */
export interface Events {
  'order-placed': OrderEvent;
  'order-paid': OrderEvent;
  /** The sum paid is not the sum ordered: a person must look. */
  'order-in-review': OrderEvent;
  'order-cancelled': OrderEvent;
  'order-shipped': OrderEvent;
  'order-delivered': OrderEvent;
  'order-completed': OrderEvent;
  'order-refunded': OrderEvent;
  'paid-twice': OrderEvent;
  'paid-too-much': OrderEvent;
  'refund-requested': OrderEvent;
  'refund-withdrawn': OrderEvent;
  'refund-declined': OrderEvent;
  'refund-under-way': OrderEvent;
  'licences-issued': { orderId: string };
  /** `isLast`: everything in the order has now been sent. */
  'parcel-sent': ParcelEvent & { isLast: boolean };
  /** The tracking number differs from the one the customer was told; `eventId`: the history entry that says so. */
  'parcel-corrected': ParcelEvent & { eventId: string };
  'parcel-exception': ParcelEvent;
  /** The first file of the fapiao with that number was attached to its order. */
  'fapiao-issued': { orderId: string; fapiaoId: string; number: string };
  /** The retention period of the orders is over: the personal data in them was erased. */
  'orders-erased': { orderIds: readonly string[] };
  /** Somebody has proved who they are, in this language; `guestToken` names the cart that they filled as a guest. */
  'session-opened': { accountId: string; guestToken: string | undefined; language: Language };
  /** A customer has written, on the site or by mail, about an order or enquiry, whose id the conversation shares. */
  'customer-wrote': { conversationId: string; kind: 'order' | 'enquiry' };
  'account-deleted': DeletedAccount;
}

export type EventName = keyof Events;
export type OrderEventName = {
  [Name in EventName]: Events[Name] extends OrderEvent ? Name : never;
}[EventName];

/** Acts within the transaction of the event: it gets that transaction's handle, and a throw rolls everything back. */
export type Subscriber<Event> = (
  handle: Handle,
  event: Event,
  context: { now: () => number; newId: () => string },
) => Promise<void>;

export type Subscribers = { readonly [Name in EventName]: readonly Subscriber<Events[Name]>[] };

/** Lets an event's subscribers act, one after the other, in the transaction of the handle. */
export type Publish = <Name extends EventName>(
  handle: Handle,
  name: Name,
  event: Events[Name],
) => Promise<void>;
