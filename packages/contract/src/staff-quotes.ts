import { z } from './zod.ts';

import { totals } from './cart.ts';
import { apiPrefix, maxLineQuantity } from './constants.ts';
import { deliveryKinds } from './kinds.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { enquiryNo } from './own-enquiries.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';
import { orderNo } from './orders.ts';
import { quoteNo, quoteStates } from './quotes.ts';

/** Quotes are counted up to this number; from there on, the console only says that there are more. */
export const maxQuotesCounted = 1000;

const sku = z.string().check(z.minLength(1), z.maxLength(60));
const maxLines = 40;
const maxPriceFen = 100_000_000;

/** Price of a piece from a quantity on, by ascending quantity; the first entry is the price of a single piece. */
const shopPrices = z.array(z.object({ fromQuantity: z.int(), priceFen: z.int() }));
export type ShopPrices = z.infer<typeof shopPrices>;

/** The part of a quote that staff write. */
export const quoteDraft = z.object({
  /** The account with this address may accept the quote, even if it registers later. */
  email: z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200)), z.email()),
  /** The name of a person or a company, as the document states it. */
  buyer: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** The language of the mail and of the document. */
  buyerLanguage: languageSchema,
  lines: z
    .array(
      z.object({
        sku,
        quantity: z.int().check(z.minimum(1), z.maximum(maxLineQuantity)),
        /** Price of one piece, VAT included. */
        priceFen: z.int().check(z.minimum(1), z.maximum(maxPriceFen)),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(maxLines),
      z.refine((lines) => new Set(lines.map((line) => line.sku)).size === lines.length),
    ),
  deliveryFen: z.int().check(z.minimum(0), z.maximum(maxPriceFen)),
  /** The last day on which the quote is valid, in the shop's time zone. */
  validOn: z.iso.date(),
  /** A note for the buyer. */
  note: z.string().check(z.trim(), z.maxLength(1000)),
});
export type QuoteDraft = z.output<typeof quoteDraft>;

const quoteSummary = z.object({
  no: quoteNo,
  state: z.enum(quoteStates),
  /** Masked for readers who may not see personal data. */
  email: z.string(),
  buyer: z.string(),
  totalFen: z.int(),
  validOn: z.string(),
  createdAt: z.number(),
});
export type QuoteSummary = z.infer<typeof quoteSummary>;

export const listQuotes = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/quotes`,
  access: 'staff',
  permission: 'quotes.read',
  action: 'list-quotes',
  summary: 'Quotes, the newest first, a keyset page at a time',
  input: z.object({
    state: z.optional(z.enum(quoteStates)),
    /** A complete quote number or e-mail address. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    /** Only the quotes that were made from this enquiry. */
    enquiry: z.optional(enquiryNo),
    after: z.optional(quoteNo),
  }),
  output: z.object({
    quotes: z.array(quoteSummary),
    next: z.optional(quoteNo),
    /** Counts of all quotes, regardless of the filter; `maxQuotesCounted` also stands for more. */
    counts: z.record(z.enum(quoteStates), z.int()),
  }),
});

const person = z.object({ id: z.string(), email: z.optional(z.string()) });

export const staffQuote = z.extend(quoteSummary, {
  buyerLanguage: languageSchema,
  /** Incremented with every change: a change that sends another revision is refused. */
  revision: z.int(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      variantName: z.string(),
      unit: z.string(),
      delivery: z.enum(deliveryKinds),
      quantity: z.int(),
      priceFen: z.int(),
      lineFen: z.int(),
      /** Today's shop price of one piece at this quantity; absent if the variant is no longer sold. */
      shopPriceFen: z.optional(z.int()),
      shopPrices: z.optional(shopPrices),
      /** Pieces in stock today. */
      stock: z.optional(z.int()),
    }),
  ),
  totals,
  note: z.string(),
  enquiryNo: z.optional(z.string()),
  orderNo: z.optional(orderNo),
  createdBy: person,
  sentAt: z.optional(z.number()),
  /** When the quote was accepted or withdrawn, epoch milliseconds. */
  endedAt: z.optional(z.number()),
});
export type StaffQuote = z.infer<typeof staffQuote>;

export const getStaffQuote = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/quote`,
  access: 'staff',
  permission: 'quotes.read',
  action: 'read-quote',
  summary: 'One quote with its lines, beside what the shop asks today',
  input: z.object({ language: languageSchema, no: quoteNo }),
  output: staffQuote,
});

export const previewQuote = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/quote/document`,
  access: 'staff',
  permission: 'quotes.read',
  action: 'read-quote',
  summary: 'A quote as the PDF that its buyer gets',
  input: z.object({ no: quoteNo }),
  type: 'application/pdf',
  refusal: 'envelope',
});

export const findVariants = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/quote/variants`,
  access: 'staff',
  permission: 'quotes.write',
  isImpersonal: true,
  summary:
    'What can be quoted: variants on sale by the beginning of their SKU or a word, a page at most',
  input: z.object({
    language: languageSchema,
    q: z.string().check(z.trim(), z.maxLength(60)),
    /** Only variants of this product. */
    product: z.optional(z.string().check(z.maxLength(60))),
    /** The quantity for which prices are returned. */
    quantity: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxLineQuantity)),
      1,
    ),
  }),
  output: z.object({
    variants: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        variantName: z.string(),
        priceFen: z.int(),
        shopPrices,
        stock: z.int(),
      }),
    ),
  }),
});

const changed = z.object({ no: quoteNo, state: z.enum(quoteStates), revision: z.int() });

export const createQuote = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/quote/create`,
  access: 'staff',
  permission: 'quotes.write',
  action: 'create-quote',
  idempotent: true,
  summary: 'Draft a quote, of an enquiry or of nothing',
  input: z.object({
    language: languageSchema,
    enquiryNo: z.optional(enquiryNo),
    quote: quoteDraft,
  }),
  output: changed,
});

export const saveQuote = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/quote/save`,
  access: 'staff',
  permission: 'quotes.write',
  action: 'save-quote',
  idempotent: true,
  summary: 'Change a draft; refused where somebody else was first',
  input: z.object({
    language: languageSchema,
    no: quoteNo,
    revision,
    quote: quoteDraft,
  }),
  output: changed,
});

export const sendQuote = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/quote/send`,
  access: 'staff',
  permission: 'quotes.write',
  action: 'send-quote',
  idempotent: true,
  summary: 'Mail a draft to its buyer, who may accept it from then on; it changes no more',
  input: z.object({ language: languageSchema, no: quoteNo, revision }),
  output: changed,
});

export const withdrawQuote = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/quote/withdraw`,
  access: 'staff',
  permission: 'quotes.write',
  action: 'withdraw-quote',
  idempotent: true,
  summary: 'Take a quote back that nobody has accepted',
  input: z.object({ language: languageSchema, no: quoteNo }),
  output: changed,
});
