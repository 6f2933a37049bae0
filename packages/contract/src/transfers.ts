import { z } from './zod.ts';

import { waitsFor } from './waits-for.ts';
import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo, orderStates } from './orders.ts';

/**
 * The bank's own number of a transaction, as in the account's statement; in capitals, so that the same number is always
 * written in one way.
 */
const transactionNumber = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z-]{4,64}$/));

/** A bank transfer that arrived. */
const transfer = z.object({
  /** The reference that the payer wrote: the order's number, in upper or lower case. */
  reference: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(60)),
  amountFen: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
  number: transactionNumber,
  receivedOn: z.iso.date(),
});

const orderState = z.object({ no: orderNo, state: z.enum(orderStates) });

/**
 * The result of recording a transfer. `pays`: the money pays its order; `review`: a person decides; `goes-back`: its
 * order needs no more money, so the transfer is to be paid back; `known`: it was recorded before.
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
 * The result of matching a line of a bank's file. `matched`: an unpaid order of exactly that amount; `number-taken`:
 * the number was recorded, or occurs further up, for another order or amount; `not-awaited`: an order that waits for no
 * money; `unreadable`: the number, the day or the amount is missing.
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
  /** Line number in the file, from 1. */
  line: z.int(),
  outcome: z.enum(statementOutcomes),
  amountFen: z.optional(z.int()),
  number: z.optional(z.string()),
  receivedOn: z.optional(z.string()),
  /** The order that the line names, and that order's total. */
  no: z.optional(orderNo),
  totalFen: z.optional(z.int()),
});
export type StatementMatch = z.infer<typeof statementMatch>;

/** Maximum bytes of a bank's file. */
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
  /** Number of transfers that were not recorded before. */
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
