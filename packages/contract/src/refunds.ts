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

/** `approved`: the money is on its way; `paid-back`: the payment company has confirmed the whole refund. */
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
  /** The pieces to refund; if empty, the request is for an amount or for the whole order. */
  pieces: z.array(z.extend(refundPiece, { name: z.string() })),
  requestedAt: z.number(),
  decidedAt: z.optional(z.number()),
  /** When the last part of the refund was confirmed, epoch milliseconds. */
  paidBackAt: z.optional(z.number()),
  /** The answer of the company to the customer. */
  answer: z.optional(z.string()),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const orderRefunds = z.object({
  /** The amount that can still be refunded in total; 0 if nothing can be. */
  refundableFen: z.int(),
  refundedFen: z.int(),
  /**
   * The delivery fee that is refunded in addition if all goods are refunded before any have left; absent if there is
   * none.
   */
  deliveryFen: z.optional(z.int()),
  /**
   * The refund for each line, by number of pieces. A request for all pieces of all lines refunds everything that is
   * left.
   */
  pieces: z.array(
    z.extend(refundPiece, {
      name: z.string(),
      delivery: z.enum(deliveryKinds),
      /**
       * Number of pieces that have not left. If refunded they will not be sent, and a refund takes these pieces first.
       */
      unsent: z.int(),
      /** The refund in fen for 1, 2 … `quantity` pieces. */
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

/** A refund for pieces, for an amount, or, with neither, for everything that is left. */
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
        /**
         * Number of the request's pieces that have not left and that an approval keeps back; absent if there are none.
         */
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
    /** The number of pieces that the list said would be kept back. If that has changed, the approval is refused. */
    unsent: z.optional(z.int().check(z.minimum(0))),
    /** Whether pieces that had left are back and can be sold again; pieces that had not left always can. */
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
