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

const text = (max: number) => z.string().trim().min(1).max(max);

const phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9][0-9 -]{5,19}$/);

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
  taxNumber: z.string().trim().toUpperCase().refine(isTaxNumber),
};

/** Fapiao details; a company's needs its name and its unified social credit code, a special one its bank too. */
export const invoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('personal'), title: text(60) }),
  z.object({ kind: z.literal('company'), ...company }),
  z.object({
    kind: z.literal('special'),
    ...company,
    address: text(100),
    phone,
    bank: text(60),
    account: z
      .string()
      .trim()
      .regex(/^[0-9](?:[ -]?[0-9]){7,29}$/),
  }),
]);
export type Invoice = z.infer<typeof invoice>;

export const checkout = z.object({
  /** The selected lines that would be ordered now. */
  lines: z.array(cartLine),
  /** Selected lines that cannot be ordered as they stand; they stay in the cart. */
  leftOut: z.array(cartLine).optional(),
  totals,
  needsAddress: z.boolean(),
  /** Stands for what the user saw; placing sends it back and is refused when anything changed. */
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
    seen: z.string().min(1).max(100),
    address: address.optional(),
    invoice: invoice.default({ kind: 'none' }),
    note: z.string().trim().max(200).optional(),
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
  quantity: z.number().int(),
  priceFen: z.number().int(),
  lineFen: z.number().int(),
});

export const orderSummary = z.object({
  no: z.string(),
  state: z.enum(orderStates),
  placedAt: z.number(),
  /** When an unpaid order ends. */
  endsAt: z.number().optional(),
  totalFen: z.number().int(),
  lines: z.array(orderLine),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** One entry of the order's history: what it became, when, by whom and why. */
export const orderEvent = z.object({
  at: z.number(),
  state: z.enum(orderStates),
  by: z.enum(['customer', 'operator', 'clock', 'provider']),
  reason: z.string(),
});

export const order = orderSummary.extend({
  totals,
  address: address.optional(),
  invoice,
  note: z.string().optional(),
  events: z.array(orderEvent),
  /** The server's clock, so that a countdown is right on any device. */
  now: z.number(),
});
export type Order = z.infer<typeof order>;

export const orderNo = z.string().regex(/^[0-9A-Z]{10,30}$/);

export const listOrders = endpoint({
  method: 'GET',
  path: `${apiPrefix}/orders`,
  access: 'session',
  summary: "The session's orders, newest first, a keyset page at a time, with counts per state",
  input: z.object({
    language: languageSchema,
    state: z.enum(orderStates).optional(),
    q: z.string().trim().max(60).optional(),
    /** Continue after this order number. */
    after: orderNo.optional(),
  }),
  output: z.object({
    orders: z.array(orderSummary),
    next: z.string().optional(),
    counts: z.partialRecord(z.enum(orderStates), z.number().int()),
    pageSize: z.number().int(),
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
  summary: 'Cancel an unpaid order; its stock returns',
  input: z.object({ language: languageSchema, no: orderNo, reason: z.enum(cancelReasons) }),
  output: order,
});
