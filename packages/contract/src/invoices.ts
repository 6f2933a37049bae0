import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo } from './orders.ts';

/** The file types of an electronic fapiao. The server does not trust the stated type until it has read the file. */
export const fapiaoTypes = { pdf: 'application/pdf', ofd: 'application/ofd' } as const;
export type FapiaoType = keyof typeof fapiaoTypes;
export const fapiaoType = z.enum(['pdf', 'ofd']);

/** Id of a file of one order; not valid for another order. */
export const fapiaoId = z.string().check(z.maxLength(60), z.regex(/^[\w-]+$/));

/** A fapiao's PDF and OFD files have the same number. */
export const fapiaoFile = z.object({
  id: z.string(),
  number: z.string(),
  type: fapiaoType,
  bytes: z.int(),
  at: z.number(),
});
export type FapiaoFile = z.infer<typeof fapiaoFile>;

export const listFapiaoFiles = endpoint({
  method: 'GET',
  path: `${apiPrefix}/order/fapiao`,
  access: 'session',
  summary:
    'The electronic fapiao of an order of the session, as far as they are issued; oldest first',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: z.object({ files: z.array(fapiaoFile) }),
});

export const fapiaoContent = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/order/fapiao/file`,
  access: 'session',
  summary: 'An electronic fapiao of an order of the session, as PDF or OFD',
  input: z.object({ language: languageSchema, no: orderNo, id: fapiaoId }),
  type: 'application/octet-stream',
  refusal: 'envelope',
});

export const orderInvoice = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/order/invoice`,
  access: 'session',
  summary: 'The receipt of an order of the session as a PDF, from its payment on',
  input: z.object({ language: languageSchema, no: orderNo }),
  type: 'application/pdf',
  refusal: 'envelope',
});

export const exportOrders = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/orders/export`,
  access: 'session',
  summary: "All the session's orders as CSV (UTF-8 with BOM, RFC 4180), newest first",
  input: z.object({ language: languageSchema }),
  type: 'text/csv',
  refusal: 'envelope',
});
