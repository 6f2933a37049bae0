import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { fapiaoId, fapiaoType, fapiaoTypes } from './invoices.ts';
import { languageSchema } from './language-schema.ts';
import { asTyped, invoiceKinds, orderNo, orderStates } from './orders.ts';

/** Maximum bytes of one file: a fapiao with many lines has some hundred thousand. */
export const largestFapiao = 2 * 1024 * 1024;
/** Maximum number of files of one order, including those of cancelling fapiao. */
export const maxFapiaoFiles = 20;

const language = languageSchema;
const no = orderNo;

/** The number of a fapiao: 20 digits for a fully digital one (数电票), 8 for an older electronic one. */
const number = z.string().check(z.overwrite(asTyped), z.regex(/^(\d{8}|\d{20})$/));

export const attachFapiao = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/order/fapiao/attach`,
  access: 'staff',
  permission: 'invoices.write',
  action: 'attach-fapiao',
  idempotent: true,
  upload: { types: Object.values(fapiaoTypes), maxBytes: largestFapiao },
  summary:
    'Attach the electronic fapiao of a paid order, PDF or OFD by what it is; its customer is told of each number once',
  input: z.object({ language, no, number }),
  output: z.object({
    id: z.string(),
    type: fapiaoType,
    /** False if the order already had this very file; then nothing changes. */
    isNew: z.boolean(),
  }),
});

export const removeFapiao = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/order/fapiao/remove`,
  access: 'staff',
  permission: 'invoices.write',
  action: 'remove-fapiao',
  idempotent: true,
  summary: 'Take a wrong file off an order: its customer no longer gets it',
  input: z.object({
    language,
    no,
    id: fapiaoId,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({ id: z.string() }),
});

export const staffFapiaoContent = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/order/fapiao/file`,
  access: 'staff',
  permission: 'invoices.write',
  action: 'read-fapiao',
  summary: 'An electronic fapiao of an order',
  input: z.object({ language, no, id: fapiaoId }),
  type: 'application/octet-stream',
  refusal: 'envelope',
});

const awaiting = z.object({
  no: orderNo,
  state: z.enum(orderStates),
  placedAt: z.number(),
  /** The amount of the fapiao: the received part of the order's total, less refunds made or about to be made. */
  amountFen: z.int(),
  kind: z.enum(invoiceKinds),
  /** The person or company to whom the fapiao is made out; masked for readers who may not see personal data. */
  title: z.string(),
});
export type AwaitingFapiao = z.infer<typeof awaiting>;

export const listAwaitingFapiao = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/fapiao`,
  access: 'staff',
  permission: 'invoices.read',
  action: 'list-fapiao',
  summary: 'Paid orders whose fapiao was asked for and is not attached, first ordered first',
  input: z.object({ language, after: z.optional(orderNo) }),
  output: z.object({ orders: z.array(awaiting), next: z.optional(orderNo) }),
});
