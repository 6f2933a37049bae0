import { z } from './zod.ts';

import { apiPrefix, longestSearch } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { fapiaoFile } from './invoices.ts';
import { languageSchema } from './language-schema.ts';
import { address, cancelReasons, order, orderEvent, orderNo, orderStates } from './orders.ts';
import { attemptStates } from './payments.ts';
import { refundRequest } from './refunds.ts';
import { shipment } from './shipments.ts';

/** States in which an order waits for somebody. The list of orders counts them. */
export const waitingStates = [
  'unpaid',
  'paid',
  'shipped',
  'delivered',
  'refunding',
  'review',
] as const;

/** Orders are counted up to this number; from there on, the console only says that there are more. */
export const maxCounted = 1000;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/**
 * An order as the list for staff shows it. `email` and `recipient` are masked for readers who may not see personal
 * data.
 */
const staffOrderSummary = z.object({
  no: orderNo,
  state: z.enum(orderStates),
  placedAt: z.number(),
  totalFen: z.int(),
  pieces: z.int(),
  email: z.optional(z.string()),
  recipient: z.optional(z.string()),
});
export type StaffOrderSummary = z.infer<typeof staffOrderSummary>;

export const listStaffOrders = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/orders`,
  access: 'staff',
  permission: 'orders.read',
  action: 'list-orders',
  summary: "Everybody's orders, newest first, a keyset page at a time",
  input: z.object({
    state: z.optional(z.enum(orderStates)),
    /** A complete order number, tracking number, SKU, e-mail address, telephone number or recipient's name. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
    /** First and last day on which the order was placed, both inclusive, in the shop's time zone. */
    from: z.optional(day),
    to: z.optional(day),
    after: z.optional(orderNo),
  }),
  output: z.object({
    orders: z.array(staffOrderSummary),
    next: z.optional(orderNo),
    /** Counts of all orders, regardless of the filter; `maxCounted` also stands for more. */
    counts: z.record(z.enum(waitingStates), z.int()),
  }),
});

export const exportStaffOrders = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/orders.csv`,
  access: 'staff',
  permission: 'books.export',
  action: 'export-orders',
  summary: "Everybody's orders with what was paid and paid back, as a table, newest first",
  input: z.object({
    language: languageSchema,
    state: z.optional(z.enum(orderStates)),
    from: z.optional(day),
    to: z.optional(day),
  }),
  type: 'text/csv',
  refusal: 'envelope',
});

const person = z.object({ id: z.string(), email: z.optional(z.string()) });

/** The address as it was entered, or masked. */
const shownAddress = z.object({
  recipient: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
});

export const staffOrder = z.extend(order, {
  address: z.optional(shownAddress),
  /** Identifies the state in which the order was read: a change that sends another revision is refused. */
  revision: z.int(),
  /** The customer; without an email address if the account has been deleted. */
  customer: person,
  /** The language of the customer's last order, in which their mails are written. */
  customerLanguage: languageSchema,
  events: z.array(z.extend(orderEvent, { person: z.optional(person) })),
  payments: z.array(
    z.object({
      id: z.string(),
      /** The payment method's name in the reader's language. */
      method: z.string(),
      state: z.enum(attemptStates),
      amountFen: z.int(),
      capturedFen: z.int(),
      refundedFen: z.int(),
      startedAt: z.number(),
      endedAt: z.optional(z.number()),
    }),
  ),
  shipments: z.array(shipment),
  refunds: z.array(refundRequest),
  /** Internal notes of staff, oldest first. */
  staffNotes: z.array(z.object({ at: z.number(), text: z.string(), person })),
  canCancel: z.boolean(),
  /** Whether money can be refunded, and no refund request is open. */
  canAskRefund: z.boolean(),
  canCorrectAddress: z.boolean(),
  /** Electronic fapiao, oldest first. */
  fapiao: z.array(z.extend(fapiaoFile, { person })),
  /** Whether a fapiao can be attached, because the order has been paid. */
  canAttachFapiao: z.boolean(),
});
export type StaffOrder = z.infer<typeof staffOrder>;

export const getStaffOrder = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/order`,
  access: 'staff',
  permission: 'orders.read',
  action: 'read-order',
  summary: 'One order with its payments, parcels, refund requests, history and notes',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: staffOrder,
});

const changed = z.object({ no: orderNo, state: z.enum(orderStates) });

export const cancelStaffOrder = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/order/cancel`,
  access: 'staff',
  permission: 'orders.cancel',
  action: 'cancel-order',
  idempotent: true,
  summary: 'Cancel an unpaid order for its customer; its stock returns',
  input: z.object({ language: languageSchema, no: orderNo, reason: z.enum(cancelReasons) }),
  output: changed,
});

export const noteStaffOrder = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/order/note`,
  access: 'staff',
  permission: 'orders.note',
  action: 'note-order',
  idempotent: true,
  summary: 'Leave a note at an order, which its customer does not see',
  input: z.object({
    language: languageSchema,
    no: orderNo,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  output: changed,
});

export const correctStaffOrderAddress = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/order/address`,
  access: 'staff',
  permission: 'orders.correct',
  action: 'correct-address',
  idempotent: true,
  summary: 'Correct where an order goes, while nothing of it has left',
  input: z.object({ language: languageSchema, no: orderNo, revision: z.int(), address }),
  output: changed,
});
