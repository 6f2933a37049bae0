import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { checkout, orderNo, placeOrder } from './orders.ts';

/** A sent quote becomes `expired` after its last day. */
export const quoteStates = ['draft', 'sent', 'accepted', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Stands in an address where an order's number can stand as well; the first letters distinguish the two. */
export const quoteNo = z.string().check(z.regex(/^QT\d{6}[0-9A-HJKMNP-TV-Z]{12}$/));

/** A quote as its buyer sees it. */
export const quote = z.object({
  no: quoteNo,
  state: z.enum(quoteStates),
  validOn: z.string(),
  note: z.optional(z.string()),
  /** The checkout that accepting the quote would order. Lines that are not completely in stock now have that state. */
  checkout,
  /** The number of the order that was made from the quote. */
  orderNo: z.optional(orderNo),
});
export type Quote = z.infer<typeof quote>;

/** A quote as a list shows it. */
const ownQuote = z.object({
  no: quoteNo,
  state: z.enum(quoteStates),
  totalFen: z.int(),
  validOn: z.string(),
  sentAt: z.number(),
});
export type OwnQuote = z.infer<typeof ownQuote>;

export const listOwnQuotes = endpoint({
  method: 'GET',
  path: `${apiPrefix}/quotes`,
  access: 'session',
  summary: "Every quote for the session's e-mail address, newest first, a keyset page at a time",
  input: z.object({
    language: languageSchema,
    /** The number of the quote after which the page begins. */
    after: z.optional(quoteNo),
  }),
  output: z.object({
    quotes: z.array(ownQuote),
    /** The `after` of the next page; only when there is one. */
    next: z.optional(z.string()),
  }),
});

export const getQuote = endpoint({
  method: 'GET',
  path: `${apiPrefix}/quote`,
  access: 'session',
  summary: "A quote for the session's e-mail address",
  input: z.object({ language: languageSchema, no: quoteNo }),
  output: quote,
});

export const quoteDocument = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/quote/document`,
  access: 'session',
  summary: "A quote for the session's e-mail address as a PDF, in the language it was written in",
  input: z.object({ language: languageSchema, no: quoteNo }),
  type: 'application/pdf',
  refusal: 'envelope',
});

const { language, address, invoice, note, agreement } = placeOrder.input.shape;

export const acceptQuote = endpoint({
  method: 'POST',
  path: `${apiPrefix}/quote/accept`,
  access: 'session',
  idempotent: true,
  summary: 'Order what a quote offers, at its prices; a quote becomes one order at most',
  input: z.object({ no: quoteNo, language, address, invoice, note, agreement }),
  output: z.object({ no: orderNo }),
});
