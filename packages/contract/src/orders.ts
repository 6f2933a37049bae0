import { z } from './zod.ts';

import { cartLine, totals } from './cart.ts';
import { apiPrefix } from './constants.ts';
import { deliveryKinds } from './kinds.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { isTaxNumber } from './tax-number.ts';

export const orderStates = [
  'unpaid',
  'paid',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'refunding',
  'refunded',
  'review',
] as const;
export type OrderState = (typeof orderStates)[number];

export const cancelReasons = ['changed-mind', 'ordered-twice', 'wrong-details', 'other'] as const;

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Converts full-width digits, which a Chinese keyboard can produce, to plain ones. */
export function inPlainDigits(text: string): string {
  return text.normalize('NFKC').trim();
}

const phone = z
  .string()
  .check(z.overwrite(inPlainDigits), z.regex(/^\+?[0-9][0-9 -]{5,19}$/), z.refine(isWholeIfMobile));

/**
 * A number that begins like a mobile number of mainland China must have eleven digits: leaving one out is the most
 * common mistake.
 */
function isWholeIfMobile(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return !/^1[3-9]/.test(text) || digits.length === 11;
}

/** Removes gaps, which copied codes may contain, and converts the full-width characters of a Chinese keyboard. */
export function asTyped(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

export const address = z.object({
  recipient: text(60),
  phone,
  province: text(40),
  city: text(40),
  district: text(40),
  street: text(200),
});
export type Address = z.infer<typeof address>;

/** `company` is a general fapiao (普票), `special` one whose VAT the buyer deducts (专票). */
export const invoiceKinds = ['none', 'personal', 'company', 'special'] as const;

const company = {
  title: text(100),
  taxNumber: z.string().check(z.overwrite(asTyped), z.toUpperCase(), z.refine(isTaxNumber)),
};

/**
 * Fapiao details that name a person or company. A company also needs its unified social credit code, and for a special
 * fapiao its bank, too.
 */
export const invoiceTitle = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('personal'), title: text(60) }),
  z.object({ kind: z.literal('company'), ...company }),
  z.object({
    kind: z.literal('special'),
    ...company,
    address: text(100),
    phone,
    bank: text(60),
    account: z.string().check(z.overwrite(inPlainDigits), z.regex(/^[0-9](?:[ -]?[0-9]){7,29}$/)),
  }),
]);
export type InvoiceTitle = z.infer<typeof invoiceTitle>;

export const invoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  invoiceTitle,
]);
export type Invoice = z.infer<typeof invoice>;

export const checkout = z.object({
  /** The selected lines that would be ordered now. */
  lines: z.array(cartLine),
  /** Selected lines that can't be ordered in their current state; they stay in the cart. */
  leftOut: z.optional(z.array(cartLine)),
  totals,
  needsAddress: z.boolean(),
  /**
   * Identifies the checkout that the user saw. Placing the order sends it back, and is refused if anything has changed.
   */
  seen: z.string(),
});
export type Checkout = z.infer<typeof checkout>;

export const getCheckout = endpoint({
  method: 'GET',
  path: `${apiPrefix}/checkout`,
  access: 'session',
  summary: 'The selected lines as they would be ordered now',
  input: z.object({ language: languageSchema }),
  output: checkout,
});

export const placeOrder = endpoint({
  method: 'POST',
  path: `${apiPrefix}/orders`,
  access: 'session',
  idempotent: true,
  summary: 'Order the selected lines of the cart; stock is held until the order ends',
  input: z.object({
    language: languageSchema,
    seen: z.string().check(z.minLength(1), z.maxLength(100)),
    address: z.optional(address),
    invoice: z._default(invoice, { kind: 'none' }),
    note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    agreement: z.literal(true),
  }),
  output: z.object({ no: z.string() }),
});

export const orderLine = z.object({
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  unit: z.string(),
  drawing: z.string(),
  itemId: z.string(),
  delivery: z.enum(deliveryKinds),
  quantity: z.int(),
  priceFen: z.int(),
  lineFen: z.int(),
  /**
   * Number of pieces that were refunded before they had left (`keptBack`), and after (`cameBack`); absent if there are
   * none.
   */
  keptBack: z.optional(z.int()),
  cameBack: z.optional(z.int()),
});

export const orderSummary = z.object({
  no: z.string(),
  state: z.enum(orderStates),
  placedAt: z.number(),
  /** When an unpaid order ends, epoch milliseconds. */
  endsAt: z.optional(z.number()),
  totalFen: z.int(),
  lines: z.array(orderLine),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** One entry of the order's history: its new state, when, by whom and why. */
export const orderEvent = z.object({
  at: z.number(),
  state: z.enum(orderStates),
  /** `sandbox`: the stand-in that dispatches orders on a site where nobody does. */
  by: z.enum(['customer', 'staff', 'clock', 'provider', 'sandbox']),
  reason: z.string(),
});

export const order = z.extend(orderSummary, {
  totals,
  address: z.optional(address),
  invoice,
  note: z.optional(z.string()),
  /** The number of the quote from which the order was made. */
  quoteNo: z.optional(z.string()),
  events: z.array(orderEvent),
  /**
   * The day, `2026-11-09`, by which all goods of the order leave; present while some have not left. For an unpaid
   * order, the day that would hold if it were paid now.
   */
  leavesOn: z.optional(z.string()),
  /** The server's time in epoch milliseconds, so that a countdown is right on any device. */
  now: z.number(),
});
export type Order = z.infer<typeof order>;

export const orderNo = z.string().check(z.regex(/^[0-9A-Z]{10,30}$/));

/** A placeholder for the order's number on a page that is rendered once for all orders. */
export const anyOrderNo = '0000000000';

export const listOrders = endpoint({
  method: 'GET',
  path: `${apiPrefix}/orders`,
  access: 'session',
  summary: "The session's orders, newest first, a keyset page at a time, with counts per state",
  input: z.object({
    language: languageSchema,
    state: z.optional(z.enum(orderStates)),
    q: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    /** The order number after which the page begins. */
    after: z.optional(orderNo),
  }),
  output: z.object({
    orders: z.array(orderSummary),
    next: z.optional(z.string()),
    counts: z.partialRecord(z.enum(orderStates), z.int()),
    pageSize: z.int(),
    now: z.number(),
  }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: `${apiPrefix}/order`,
  access: 'session',
  summary: 'One order of the session',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: order,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: `${apiPrefix}/order/cancel`,
  access: 'session',
  idempotent: true,
  summary: 'Cancel an unpaid order; its stock returns',
  input: z.object({ language: languageSchema, no: orderNo, reason: z.enum(cancelReasons) }),
  output: order,
});
