import { z } from './zod.ts';

import { apiPrefix, maxPage } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { searchKinds } from './kinds.ts';
import { languageSchema } from './language-schema.ts';

/** As much of a query as is looked at. */
export const maxQueryLength = 100;

/** A text in pieces, so that what matched can be marked without markup on the wire. */
const pieces = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Pieces = z.infer<typeof pieces>;

const result = z.object({
  kind: z.enum(searchKinds),
  /** Without language prefix. */
  path: z.string(),
  title: pieces,
  excerpt: pieces,
});
export type SearchResult = z.infer<typeof result>;

export const searchSite = endpoint({
  method: 'GET',
  path: `${apiPrefix}/search`,
  access: 'public',
  summary: 'Products, solutions, news, cases, questions, advisories and documents; best first',
  // Whatever is typed is searched for: nothing here refuses.
  input: z.object({
    language: languageSchema,
    q: z.catch(z.string().check(z.overwrite((text) => text.replaceAll('\0', ' '))), ''),
    kind: z.catch(z.optional(z.enum(searchKinds)), undefined),
    page: z._default(
      z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPage)), 1),
      1,
    ),
  }),
  output: z.object({
    q: z.string(),
    results: z.array(result),
    /** Of every kind, whichever is shown. */
    counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.int() })),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** Other words to try, where nothing was found. */
    suggestions: z.array(z.string()),
  }),
});
