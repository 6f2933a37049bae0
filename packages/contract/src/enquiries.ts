import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { enquiryNo } from './own-enquiries.ts';
import { partnerKinds, ticketSeverities } from './kinds.ts';
import { languageSchema } from './language-schema.ts';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const optionalLine = z.optional(z.string().check(z.trim(), z.maxLength(100)));
const slug = z.optional(z.string().check(z.trim(), z.maxLength(60)));
const words = z.string().check(z.trim(), z.minLength(10), z.maxLength(3000));

/** Sender and message: the fields of every kind of enquiry. */
const sender = z.object({
  language: languageSchema,
  name: line,
  email: z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200)), z.email()),
  phone: optionalLine,
  message: words,
  /** The sender's consent that the answer may use the given address. */
  consent: z.literal(true),
  /** A honeypot: people don't see this field, so only programs fill it in. */
  website: z.optional(z.string().check(z.maxLength(0))),
});

export const contactForm = z.extend(sender, {
  kind: z.literal('contact'),
  company: optionalLine,
});
export const quoteForm = z.extend(sender, {
  kind: z.literal('quote'),
  company: line,
  product: slug,
  sku: slug,
  quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export const ticketForm = z.extend(sender, {
  kind: z.literal('ticket'),
  company: optionalLine,
  product: slug,
  version: optionalLine,
  severity: z.enum(ticketSeverities),
});
export const cooperationForm = z.extend(sender, {
  kind: z.literal('cooperation'),
  company: line,
  phone: line,
  partner: z.enum(partnerKinds),
});

export const enquiryForm = z.discriminatedUnion('kind', [
  contactForm,
  quoteForm,
  ticketForm,
  cooperationForm,
]);
export type EnquiryForm = z.output<typeof enquiryForm>;

export const sendEnquiry = endpoint({
  method: 'POST',
  path: `${apiPrefix}/enquiry/send`,
  access: 'public',
  summary:
    'Ask, request a quote, report a fault or apply as a partner; the same twice is kept once',
  input: enquiryForm,
  output: z.object({ no: enquiryNo }),
});
