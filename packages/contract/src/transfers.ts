import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo, orderStates } from './orders.ts';

/** The bank's own number of a transaction, as the account's statement says it. */
const transactionNumber = z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{4,64}$/));

const orderState = z.object({ no: orderNo, state: z.enum(orderStates) });

export const recordTransfer = endpoint({
  method: 'POST',
  path: `${apiPrefix}/operator/transfer`,
  access: 'operator',
  stepUp: true,
  idempotent: true,
  summary: 'Record a transfer that arrived; its transaction number counts once',
  input: z.object({
    language: languageSchema,
    /** What the payer wrote on it: the order's number, in whatever case. */
    reference: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(60)),
    amountFen: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
    number: transactionNumber,
    receivedOn: z.iso.date(),
  }),
  output: orderState,
});

export const listTransferRefunds = endpoint({
  method: 'GET',
  path: `${apiPrefix}/operator/transfer-refunds`,
  access: 'operator',
  summary: 'What is to be paid back by transfer, the longest waiting first',
  input: z.object({
    language: languageSchema,
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  }),
  output: z.object({
    refunds: z.array(
      z.object({ id: z.string(), no: orderNo, amountFen: z.int(), requestedAt: z.number() }),
    ),
    next: z.optional(z.string()),
  }),
});

export const recordTransferRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/operator/transfer-refund`,
  access: 'operator',
  stepUp: true,
  idempotent: true,
  summary: 'Record that a refund was paid back by transfer; until then it is open',
  input: z.object({
    language: languageSchema,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    number: transactionNumber,
    paidOn: z.iso.date(),
  }),
  output: orderState,
});
