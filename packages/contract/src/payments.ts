import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo, orderStates } from './orders.ts';
import { qrCode } from './qr-code.ts';

export const paymentMethods = [
  'sandbox',
  'alipay',
  'wechat-pay',
  'stripe',
  'bank-transfer',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

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

export const attempt = z.object({
  id: z.string(),
  method: z.enum(paymentMethods),
  state: z.enum(attemptStates),
  amountFen: z.int(),
  /** The payment company's page, same attempt until it ends. */
  payUrl: z.string(),
  /** The same address as a QR code, where the method has one. */
  qr: z.optional(qrCode),
  /** Where to transfer to, of a bank transfer: the reference finds the order again. */
  transfer: z.optional(
    z.object({
      holder: z.string(),
      bank: z.string(),
      account: z.string(),
      reference: z.string(),
    }),
  ),
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
  methods: z.array(z.enum(paymentMethods)),
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
  input: z.object({ language: languageSchema, no: orderNo, method: z.enum(paymentMethods) }),
  output: payment,
});
