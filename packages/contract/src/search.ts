import { z } from './zod.ts';

import { apiPrefix, maxPage } from './constants.ts';
import { endpoint } from './endpoint.ts';
import type { MayBeBehind } from './endpoint.ts';
import { searchKinds } from './kinds.ts';
import { languageSchema } from './language-schema.ts';

/** Maximum characters of a query that are searched for; the rest is ignored. */
export const maxQueryLength = 100;

/** A text in pieces, so that what matched can be marked without markup on the wire. */
const pieces = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Pieces = z.infer<typeof pieces>;

const result = z.object({
  kind: z.enum(searchKinds),
  /** The path of the page, without language prefix. */
  path: z.string(),
  title: pieces,
  excerpt: pieces,
});
export type SearchResult = z.infer<typeof result>;

/** Any text is searched for: this schema never refuses one. */
const query = z.catch(z.string().check(z.overwrite((text) => text.replaceAll('\0', ' '))), '');

/** The groups of suggestions while a user types, and the kinds in each group. */
export const suggestionGroups: Record<
  'name' | 'question' | 'article',
  readonly (typeof searchKinds)[number][]
> = {
  name: ['page', 'product', 'solution', 'item'],
  question: ['question'],
  article: ['news', 'case'],
};
export type SuggestionGroup = keyof typeof suggestionGroups;

export const searchSite = endpoint({
  method: 'GET',
  path: `${apiPrefix}/search`,
  access: 'public',
  summary:
    'Pages, products, solutions, items, news, cases, questions, advisories and documents; best first',
  input: z.object({
    language: languageSchema,
    q: query,
    kind: z.catch(z.optional(z.enum(searchKinds)), undefined),
    /** If set, only the typed words are searched for, without correction. */
    exact: z.catch(z.optional(z.literal('1')), undefined),
    page: z._default(
      z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPage)), 1),
      1,
    ),
  }),
  output: z.object({
    q: z.string(),
    results: z.array(result),
    /** Counts of all kinds, whichever kind is shown. */
    counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.int() })),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** The corrected query of these results; present if nothing matches the typed one. */
    corrected: z.optional(z.string()),
    /** True if no result contains all the words. */
    isPartial: z.boolean(),
    isBehind: z.boolean() satisfies z.ZodMiniType<MayBeBehind['isBehind']>,
  }),
});

export const suggestPages = endpoint({
  method: 'GET',
  path: `${apiPrefix}/search/suggestions`,
  access: 'public',
  summary: 'Pages to go to while a search is typed: names, questions, articles',
  input: z.object({ language: languageSchema, q: query }),
  output: z.object({
    groups: z.array(
      z.object({
        group: z.enum(['name', 'question', 'article']),
        pages: z.array(z.pick(result, { path: true, title: true })),
      }),
    ),
  }),
});

const missedSearch = z.object({
  language: languageSchema,
  q: z.string(),
  /** The query whose results were shown instead; empty if nothing was shown. */
  shown: z.string(),
  count: z.int(),
  /** The last day on which the search missed, in UTC+8. */
  lastOn: z.string(),
});
export type MissedSearch = z.infer<typeof missedSearch>;

export const listMissedSearches = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/missed-searches`,
  access: 'staff',
  permission: 'contents.read',
  isImpersonal: true,
  summary: 'What was searched for in the last 90 days and is nowhere, the most frequent first',
  input: z.object({}),
  output: z.object({ searches: z.array(missedSearch) }),
});
