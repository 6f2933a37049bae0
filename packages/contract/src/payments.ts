import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo, orderStates } from './orders.ts';
import { qrCode } from './qr-code.ts';

/** The code of a way to pay. Which there are, and what they are called, only the server knows. */
const methodCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** A payment attempt: `open` until the company says how it ended; `unclear` waits for an operator. */
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
  /** A page of the payment company: a link to it, and a code that opens it on another device. */
  z.object({
    kind: z.literal('page'),
    url: z.string(),
    open: z.string(),
    qr: qrCode,
    scan: z.string(),
  }),
  /** A code that only the company's app understands. */
  z.object({ kind: z.literal('code'), url: z.string(), qr: qrCode, scan: z.string() }),
  /** What to do elsewhere, each line to be copied; the important one finds the order again. */
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
  /** While the attempt is open. */
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
  /** The attempt that paid the order; before that the latest, if any. */
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
