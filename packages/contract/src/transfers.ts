import { z } from './zod.ts';

import { waitsFor } from './waits-for.ts';
import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo, orderStates } from './orders.ts';

/** The bank's own number of a transaction, as the account's statement says it; in capitals, so that it is one. */
const transactionNumber = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z-]{4,64}$/));

/** A transfer that arrived. */
const transfer = z.object({
  /** What the payer wrote on it: the order's number, in whatever case. */
  reference: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(60)),
  amountFen: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
  number: transactionNumber,
  receivedOn: z.iso.date(),
});

const orderState = z.object({ no: orderNo, state: z.enum(orderStates) });

/**
 * What becomes of a transfer. `pays`: it is its order's money; `review`: a person decides; `goes-back`: its order needs
 * no more, so that it is to be paid back; `known`: it was recorded before.
 */
export const transferOutcomes = ['pays', 'review', 'goes-back', 'known'] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];

export const recordTransfer = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/transfer`,
  access: 'staff',
  permission: 'transfers.record',
  action: 'record-transfer',
  stepUp: true,
  idempotent: true,
  summary: 'Record a transfer that arrived; its transaction number counts once',
  input: z.extend(transfer, { language: languageSchema }),
  output: z.extend(orderState, { outcome: z.enum(transferOutcomes) }),
});

/**
 * What a line of a bank's file is to the shop. `matched`: an unpaid order of exactly that amount; `number-taken`: its
 * number was recorded, or stands further up, for another order or amount; `not-awaited`: an order that waits for no
 * money; `unreadable`: without a number, a day or an amount.
 */
export const statementOutcomes = [
  'matched',
  'recorded',
  'number-taken',
  'amount-differs',
  'not-awaited',
  'unknown',
  'unreadable',
] as const;

const statementMatch = z.object({
  /** Of the file, the first being 1. */
  line: z.int(),
  outcome: z.enum(statementOutcomes),
  amountFen: z.optional(z.int()),
  number: z.optional(z.string()),
  receivedOn: z.optional(z.string()),
  /** The order that it names, and what that costs. */
  no: z.optional(orderNo),
  totalFen: z.optional(z.int()),
});
export type StatementMatch = z.infer<typeof statementMatch>;

/** Bytes of a bank's file. */
export const largestStatement = 2 * 1024 * 1024;

export const checkStatement = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/statement/check`,
  access: 'staff',
  permission: 'transfers.record',
  action: 'check-statement',
  upload: { types: ['text/csv'], maxBytes: largestStatement },
  summary: 'Which order each transfer in a bank’s CSV file pays; nothing is changed',
  input: z.object({ language: languageSchema }),
  output: z.object({ lines: z.array(statementMatch) }),
});

export const recordTransfers = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/statement`,
  access: 'staff',
  permission: 'transfers.record',
  action: 'record-statement',
  stepUp: true,
  idempotent: true,
  bodyLimit: 256 * 1024,
  summary:
    'Record transfers that a checked file matched with orders, all or none; one that was recorded before stays as it is',
  input: z.object({
    language: languageSchema,
    transfers: z.array(transfer).check(z.minLength(1), z.maxLength(1000)),
  }),
  /** How many were new. */
  output: z.object({ recorded: z.int() }),
});

export const listTransferRefunds = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/transfer-refunds`,
  access: 'staff',
  permission: 'repayments.read',
  action: 'list-transfer-refunds',
  summary: 'What is to be paid back by transfer, the longest waiting first',
  input: z.object({
    language: languageSchema,
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  }),
  output: z.object({
    refunds: z.array(
      z.object({
        id: z.string(),
        no: orderNo,
        amountFen: z.int(),
        requestedAt: z.number(),
        waitsFor,
      }),
    ),
    next: z.optional(z.string()),
  }),
});

export const recordTransferRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/transfer-refund`,
  access: 'staff',
  permission: 'repayments.record',
  action: 'record-transfer-refund',
  stepUp: true,
  idempotent: true,
  summary: 'Record that a refund was paid back by transfer; until then it is open',
  input: z.object({
    language: languageSchema,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
    number: transactionNumber,
    paidOn: z.iso.date(),
  }),
  output: z.extend(orderState, { waitsFor }),
});
