import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
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

/** `approved`: the money is on its way; `paid-back`: the payment company has confirmed all of it. */
export const refundRequestStates = [
  'open',
  'approved',
  'paid-back',
  'declined',
  'withdrawn',
] as const;
export type RefundRequestState = (typeof refundRequestStates)[number];

const refundPiece = z.object({ sku: z.string(), quantity: z.number().int() });

export const refundRequest = z.object({
  id: z.string(),
  state: z.enum(refundRequestStates),
  reason: z.enum(refundReasons),
  note: z.string().optional(),
  amountFen: z.number().int(),
  /** The pieces it is about; without them it is about an amount, or the whole order. */
  pieces: z.array(refundPiece.extend({ name: z.string() })),
  requestedAt: z.number(),
  decidedAt: z.number().optional(),
  /** What the company answered. */
  answer: z.string().optional(),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const orderRefunds = z.object({
  /** What may still be asked back, all in all; 0 where nothing may. */
  refundableFen: z.number().int(),
  refundedFen: z.number().int(),
  /** What each line would bring, piece by piece added up; empty while the goods have not left. */
  pieces: z.array(
    refundPiece.extend({
      name: z.string(),
      /** The money for 1, 2 … `quantity` pieces. */
      amountsFen: z.array(z.number().int()),
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

const note = z.string().trim().max(500);

export const requestRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/order/refund`,
  access: 'session',
  summary:
    'Ask money back: for pieces, an amount, or with neither the whole rest; one open request per order',
  input: z.object({
    language: languageSchema,
    no: orderNo,
    reason: z.enum(refundReasons),
    note: note.optional(),
    pieces: z
      .array(
        z.object({ sku: z.string().min(1).max(60), quantity: z.number().int().min(1).max(12) }),
      )
      .min(1)
      .max(50)
      .optional(),
    amountFen: z.number().int().min(1).max(1_000_000_000_000).optional(),
  }),
  output: orderRefunds,
});

export const withdrawRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/order/refund/withdraw`,
  access: 'session',
  summary: 'Take an open refund request back',
  input: z.object({ language: languageSchema, no: orderNo, id: z.string().min(1).max(60) }),
  output: orderRefunds,
});

export const listRefundRequests = endpoint({
  method: 'GET',
  path: `${apiPrefix}/operator/refunds`,
  access: 'operator',
  summary: 'Open refund requests, the longest waiting first',
  input: z.object({ language: languageSchema, after: z.string().min(1).max(60).optional() }),
  output: z.object({
    requests: z.array(refundRequest.extend({ no: orderNo, totalFen: z.number().int() })),
    next: z.string().optional(),
  }),
});

export const decideRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/operator/refund`,
  access: 'operator',
  stepUp: true,
  summary: 'Approve or decline a refund request; an approved one is sent to the payment company',
  input: z.object({
    language: languageSchema,
    id: z.string().min(1).max(60),
    isApproved: z.boolean(),
    /** The pieces are back and can be sold again. */
    restock: z.boolean().default(false),
    answer: note.optional(),
  }),
  output: refundRequest,
});

export const settleReview = endpoint({
  method: 'POST',
  path: `${apiPrefix}/operator/review`,
  access: 'operator',
  stepUp: true,
  summary: 'Decide an order whose payment disagrees: take it as paid, or give the money back',
  input: z.object({
    language: languageSchema,
    no: orderNo,
    decision: z.enum(['accept', 'give-back']),
  }),
  output: z.object({ state: z.string() }),
});
