import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo } from './orders.ts';

/**
 * An operation that answers with a file instead of an envelope; a refusal is an envelope as everywhere.
 * It wants the session's header, so a page fetches it and saves the blob: no address ever opens it by itself.
 */
export interface FileOperation<Input extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET';
  path: string;
  needs: 'session';
  summary: string;
  input: Input;
  /** Media type of the answer; its name stands in Content-Disposition. */
  type: 'application/pdf' | 'text/csv';
}

function fileOperation<const F extends FileOperation>(declaration: F): F {
  return declaration;
}

export const orderInvoice = fileOperation({
  method: 'GET',
  path: `${apiPrefix}/order/invoice`,
  needs: 'session',
  summary: 'The receipt of an order of the session as a PDF, from its payment on',
  input: z.object({ language: languageSchema, no: orderNo }),
  type: 'application/pdf',
});

export const exportOrders = fileOperation({
  method: 'GET',
  path: `${apiPrefix}/orders/export`,
  needs: 'session',
  summary: "All the session's orders as CSV (UTF-8 with BOM, RFC 4180), newest first",
  input: z.object({ language: languageSchema }),
  type: 'text/csv',
});
