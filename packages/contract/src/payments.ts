import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo, orderStates } from './orders.ts';
import { qrCode } from './qr-code.ts';

/** The code of a payment method. Only the server knows which methods there are, and their names. */
const methodCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/**
 * States of a payment attempt: `open` until the payment company reports the result; `unclear` waits for an operator.
 */
export const attemptStates = [
  'open',
  'succeeded',
  'failed',
  'closed',
  'unclear',
  'refunding',
  'refunded',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** What the page shows so that the buyer can pay. */
const stage = z.discriminatedUnion('kind', [
  /** A page of the payment company: a link to the page, and a QR code that opens it on another device. */
  z.object({
    kind: z.literal('page'),
    url: z.string(),
    open: z.string(),
    qr: qrCode,
    scan: z.string(),
  }),
  /** A QR code that only the payment company's app understands. */
  z.object({ kind: z.literal('code'), url: z.string(), qr: qrCode, scan: z.string() }),
  /** Steps to take elsewhere, with lines to be copied; the important line identifies the order. */
  z.object({
    kind: z.literal('instructions'),
    lines: z.array(z.object({ term: z.string(), text: z.string(), isImportant: z.boolean() })),
    hint: z.string(),
    waiting: z.string(),
  }),
]);
export type Stage = z.infer<typeof stage>;

export const attempt = z.object({
  id: z.string(),
  method: z.object({ code: methodCode, name: z.string() }),
  state: z.enum(attemptStates),
  amountFen: z.int(),
  /** Present while the attempt is open. */
  stage: z.optional(stage),
  startedAt: z.number(),
});
export type Attempt = z.infer<typeof attempt>;

export const payment = z.object({
  no: z.string(),
  state: z.enum(orderStates),
  totalFen: z.int(),
  refundedFen: z.int(),
  payee: z.string(),
  endsAt: z.optional(z.number()),
  now: z.number(),
  methods: z.array(z.object({ code: methodCode, name: z.string(), hint: z.string() })),
  /** The attempt that paid the order; before the payment, the latest attempt, if any. */
  attempt: z.optional(attempt),
});
export type Payment = z.infer<typeof payment>;

export const getPayment = endpoint({
  method: 'GET',
  path: `${apiPrefix}/payment`,
  access: 'session',
  summary: 'How the payment of an order stands',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: payment,
});

export const startPayment = endpoint({
  method: 'POST',
  path: `${apiPrefix}/payment/start`,
  access: 'session',
  summary:
    'Open a payment attempt, or return the open one of the same method; another method closes it',
  input: z.object({ language: languageSchema, no: orderNo, method: methodCode }),
  output: payment,
});
