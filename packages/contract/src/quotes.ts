import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { checkout, orderNo, placeOrder } from './orders.ts';

/** `expired` is what a sent one becomes when its last day is over. */
export const quoteStates = ['draft', 'sent', 'accepted', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** It stands in an address where an order's number does, and is told from one by its first letters. */
export const quoteNo = z.string().check(z.regex(/^QT\d{6}[0-9A-HJKMNP-TV-Z]{12}$/));

/** A quote as its buyer sees it. */
export const quote = z.object({
  no: quoteNo,
  state: z.enum(quoteStates),
  validOn: z.string(),
  note: z.optional(z.string()),
  /** What accepting it would order. Lines that are not all in stock now say so. */
  checkout,
  /** What became of it. */
  orderNo: z.optional(orderNo),
});
export type Quote = z.infer<typeof quote>;

/** A quote as one of a list. */
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
    /** Continue after this one. */
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
