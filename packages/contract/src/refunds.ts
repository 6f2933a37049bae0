import { z } from './zod.ts';

import { waitsFor } from './waits-for.ts';
import { apiPrefix, maxLineQuantity } from './constants.ts';
import { deliveryKinds } from './kinds.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo } from './orders.ts';

export const refundReasons = [
  'not-needed',
  'faulty',
  'not-as-described',
  'late',
  'price',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** `approved`: the money is on its way; `paid-back`: the payment company has confirmed all of it. */
export const refundRequestStates = [
  'open',
  'approved',
  'paid-back',
  'declined',
  'withdrawn',
] as const;
export type RefundRequestState = (typeof refundRequestStates)[number];

const refundPiece = z.object({ sku: z.string(), quantity: z.int() });

export const refundRequest = z.object({
  id: z.string(),
  state: z.enum(refundRequestStates),
  reason: z.enum(refundReasons),
  note: z.optional(z.string()),
  amountFen: z.int(),
  /** The pieces it is about; without them it is about an amount, or the whole order. */
  pieces: z.array(z.extend(refundPiece, { name: z.string() })),
  requestedAt: z.number(),
  decidedAt: z.optional(z.number()),
  /** When the last of the money was confirmed to have gone back. */
  paidBackAt: z.optional(z.number()),
  /** What the company answered. */
  answer: z.optional(z.string()),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const orderRefunds = z.object({
  /** What may still be asked back, all in all; 0 where nothing may. */
  refundableFen: z.int(),
  refundedFen: z.int(),
  /** What comes back on top when all the goods are asked back before any have left; absent for nothing. */
  deliveryFen: z.optional(z.int()),
  /** What each line would bring, piece by piece added up. All pieces of all lines bring all that is left. */
  pieces: z.array(
    z.extend(refundPiece, {
      name: z.string(),
      delivery: z.enum(deliveryKinds),
      /** So many of them have not left: asked back, they never will, and they are the first to go back. */
      unsent: z.int(),
      /** The money for 1, 2 … `quantity` pieces. */
      amountsFen: z.array(z.int()),
    }),
  ),
  /** Newest first. */
  requests: z.array(refundRequest),
});
export type OrderRefunds = z.infer<typeof orderRefunds>;

export const listRefunds = endpoint({
  method: 'GET',
  path: `${apiPrefix}/order/refunds`,
  access: 'session',
  summary: 'What was asked back of an order, and what still may be',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: orderRefunds,
});

const note = z.string().check(z.trim(), z.maxLength(500));

/** For pieces, an amount, or with neither the whole rest. */
export const refundClaim = z.object({
  language: languageSchema,
  no: orderNo,
  reason: z.enum(refundReasons),
  note: z.optional(note),
  pieces: z.optional(
    z
      .array(
        z.object({
          sku: z.string().check(z.minLength(1), z.maxLength(60)),
          quantity: z.int().check(z.minimum(1), z.maximum(maxLineQuantity)),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  ),
  amountFen: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000_000_000))),
});

export const requestRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/order/refund`,
  access: 'session',
  idempotent: true,
  summary:
    'Ask money back: for pieces, an amount, or with neither the whole rest; one open request per order',
  input: refundClaim,
  output: orderRefunds,
});

export const withdrawRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/order/refund/withdraw`,
  access: 'session',
  idempotent: true,
  summary: 'Take an open refund request back',
  input: z.object({
    language: languageSchema,
    no: orderNo,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  output: orderRefunds,
});

export const listRefundRequests = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/refunds`,
  access: 'staff',
  permission: 'refunds.read',
  action: 'list-refund-requests',
  summary: 'Open refund requests, the longest waiting first',
  input: z.object({
    language: languageSchema,
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  }),
  output: z.object({
    requests: z.array(
      z.extend(refundRequest, {
        no: orderNo,
        totalFen: z.int(),
        /** How many of its pieces have not left: approved, they are kept back. Left out where none are. */
        unsent: z.optional(z.int()),
        waitsFor,
      }),
    ),
    next: z.optional(z.string()),
  }),
});

export const decideRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/refund`,
  access: 'staff',
  permission: 'refunds.decide',
  action: 'decide-refund',
  stepUp: true,
  idempotent: true,
  summary: 'Approve or decline a refund request; an approved one is sent to the payment company',
  input: z.object({
    language: languageSchema,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    isApproved: z.boolean(),
    /** How many pieces the list said are kept back: where that has changed, an approval is refused. */
    unsent: z.optional(z.int().check(z.minimum(0))),
    /** Pieces that had left are back and can be sold again; those that had not always can. */
    restock: z._default(z.boolean(), false),
    answer: z.optional(note),
  }),
  output: z.extend(refundRequest, { waitsFor }),
});

export const settleReview = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/review`,
  access: 'staff',
  permission: 'reviews.settle',
  action: 'settle-review',
  stepUp: true,
  idempotent: true,
  summary: 'Decide an order whose payment disagrees: take it as paid, or give the money back',
  input: z.object({
    language: languageSchema,
    no: orderNo,
    decision: z.enum(['accept', 'give-back']),
  }),
  output: z.object({ state: z.string() }),
});
