import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { address } from './orders.ts';

/** Maximum number of addresses that one account may keep. */
export const maxAddresses = 20;

export const savedAddress = z.extend(address, {
  id: z.string(),
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

/** The whole address book, the default address first. Every endpoint that changes the book returns it. */
const book = z.object({ addresses: z.array(savedAddress) });
const id = z.string().check(z.minLength(1), z.maxLength(60));

export const listAddresses = endpoint({
  method: 'GET',
  path: `${apiPrefix}/addresses`,
  access: 'session',
  summary: "The session's saved delivery addresses",
  input: z.object({ language: languageSchema }),
  output: book,
});

export const saveAddress = endpoint({
  method: 'POST',
  path: `${apiPrefix}/address/save`,
  access: 'session',
  summary: 'Save a new address, or change the one with this id; the first becomes the default',
  input: z.object({ language: languageSchema, id: z.optional(id), address }),
  output: z.extend(book, { id: z.string() }),
});

export const removeAddress = endpoint({
  method: 'POST',
  path: `${apiPrefix}/address/remove`,
  access: 'session',
  summary: 'Remove a saved address; orders keep their own copy',
  input: z.object({ language: languageSchema, id }),
  output: book,
});

export const chooseDefaultAddress = endpoint({
  method: 'POST',
  path: `${apiPrefix}/address/default`,
  access: 'session',
  summary: 'Make a saved address the one that checkout begins with',
  input: z.object({ language: languageSchema, id }),
  output: book,
});
