import { z } from './zod.ts';

import { cartPieces, maxCartAdditions } from './cart.ts';
import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import type { OutputOf } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { checkedLine, checkedList } from './order-list.ts';
import { revision } from './revision.ts';

/** As many as one account may keep. */
export const maxReorderLists = 20;
/** Of one list: as many as go in the cart at once. */
export const maxReorderLines = maxCartAdditions;
/** Of a line. More than a cart takes is kept, too: it is asked for as a quote. */
export const maxReorderQuantity = 9_999;
export const maxReorderName = 60;

const language = languageSchema;
const id = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\w-]+$/));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReorderName));

export const listReorderLists = endpoint({
  method: 'GET',
  path: `${apiPrefix}/reorder-lists`,
  access: 'session',
  summary: "The session's reorder lists, the one changed last first",
  input: z.object({ language }),
  output: z.object({
    lists: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** SKUs, and pieces of all of them. */
        lines: z.int(),
        pieces: z.int(),
      }),
    ),
  }),
});
export type ListedReorderList = OutputOf<typeof listReorderLists>['lists'][number];

export const getReorderList = endpoint({
  method: 'GET',
  path: `${apiPrefix}/reorder-list`,
  access: 'session',
  summary: 'A reorder list at today’s prices, and what stands against each line',
  input: z.object({ language, id }),
  output: z.extend(checkedList, {
    id: z.string(),
    name: z.string(),
    revision: z.int(),
    lines: z.array(
      z.extend(checkedLine, {
        quantity: z.int(),
        /** What a piece cost when the line was kept, where that is not today's price. */
        keptPriceFen: z.optional(z.int()),
      }),
    ),
  }),
});
export type ReorderList = OutputOf<typeof getReorderList>;

export const saveReorderList = endpoint({
  method: 'POST',
  path: `${apiPrefix}/reorder-list/save`,
  access: 'session',
  summary:
    'Keep a list of items under a name, or replace the one with this id as it was read; the same list twice is kept once',
  input: z.object({
    language,
    id: z.optional(id),
    /** Of the list that is replaced. */
    revision: z.optional(revision),
    name,
    lines: z
      .array(
        z.object({
          sku: cartPieces.shape.sku,
          quantity: z.int().check(z.minimum(1), z.maximum(maxReorderQuantity)),
        }),
      )
      .check(z.maxLength(maxReorderLines)),
  }),
  output: getReorderList.output,
});

export const removeReorderList = endpoint({
  method: 'POST',
  path: `${apiPrefix}/reorder-list/remove`,
  access: 'session',
  summary: 'Remove a reorder list',
  input: z.object({ language, id }),
  output: listReorderLists.output,
});
