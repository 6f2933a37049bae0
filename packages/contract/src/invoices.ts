import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { fileEndpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo } from './orders.ts';

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
