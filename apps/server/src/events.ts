import type { Language } from '@uid/contract/language';
import type { OrderState } from '@uid/contract/orders';

import type { OrderActor } from './database/commerce-tables.ts';
import type { Handle } from './database/database.ts';

/** A line in an order's history. */
export interface OrderEvent {
  orderId: string;
  /** The line's own id. */
  eventId: string;
  /** The state before; undefined for an order that has just been placed. */
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
  /** Mobile numbers that are no other account's, too. */
  numbers: string[];
}

/** Every event that one feature publishes and others subscribe to, with its payload. */
export interface Events {
  'order-placed': OrderEvent;
  'order-paid': OrderEvent;
  /** What was paid is not what was ordered: a person must look. */
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
  /** `isLast`: now everything of the order has left. */
  'parcel-sent': ParcelEvent & { isLast: boolean };
  /** It has another number than was told; `eventId`: the line of its history that says so. */
  'parcel-corrected': ParcelEvent & { eventId: string };
  'parcel-exception': ParcelEvent;
  /** The first file of a fapiao of that number is attached to its order. */
  'fapiao-issued': { orderId: string; fapiaoId: string; number: string };
  /** The time to keep them is over: they have lost for whom they were. */
  'orders-erased': { orderIds: readonly string[] };
  /** Somebody has proved who they are, in a language; `guestToken`: with whose cart they came. */
  'session-opened': { accountId: string; guestToken: string | undefined; language: Language };
  /** A customer has written, on the site or by mail, about an order or an enquiry, whose id the conversation has. */
  'customer-wrote': { conversationId: string; kind: 'order' | 'enquiry' };
  'account-deleted': DeletedAccount;
}

export type EventName = keyof Events;
export type OrderEventName = {
  [Name in EventName]: Events[Name] extends OrderEvent ? Name : never;
}[EventName];

/** Acts in the transaction in which the event happens: it gets its handle, and a throw undoes both. */
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
