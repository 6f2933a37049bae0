import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { invoiceTitle } from './orders.ts';

/** Maximum number of invoice titles that one account may keep. */
export const maxInvoiceTitles = 20;

/** The whole list, the last saved title first. Every endpoint that changes the list returns it. */
const book = z.object({ titles: z.array(z.object({ id: z.string(), invoice: invoiceTitle })) });
export type SavedTitle = z.infer<typeof book>['titles'][number];
const id = z.string().check(z.minLength(1), z.maxLength(60));

export const listInvoiceTitles = endpoint({
  method: 'GET',
  path: `${apiPrefix}/invoice-titles`,
  access: 'session',
  summary: "The session's saved fapiao details, and whether companies can be looked up by name",
  input: z.object({ language: languageSchema }),
  output: z.extend(book, { looksUpCompanies: z.boolean() }),
});

export const saveInvoiceTitle = endpoint({
  method: 'POST',
  path: `${apiPrefix}/invoice-title/save`,
  access: 'session',
  summary: 'Save new fapiao details, or change those with this id; the same ones are kept once',
  input: z.object({ language: languageSchema, id: z.optional(id), invoice: invoiceTitle }),
  output: z.extend(book, { id: z.string() }),
});

export const removeInvoiceTitle = endpoint({
  method: 'POST',
  path: `${apiPrefix}/invoice-title/remove`,
  access: 'session',
  summary: 'Remove saved fapiao details; orders keep their own copy',
  input: z.object({ language: languageSchema, id }),
  output: book,
});

export const foundCompany = z.object({ name: z.string(), taxNumber: z.string() });
export type FoundCompany = z.infer<typeof foundCompany>;

export const findCompanies = endpoint({
  method: 'POST',
  path: `${apiPrefix}/invoice-title/companies`,
  access: 'session',
  summary: 'Companies by a part of their name, with their tax numbers; five at most',
  input: z.object({
    language: languageSchema,
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
  }),
  output: z.object({ companies: z.array(foundCompany) }),
});
