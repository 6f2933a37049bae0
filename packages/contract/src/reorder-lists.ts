import { z } from './zod.ts';

import { cartPieces, maxCartAdditions } from './cart.ts';
import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import type { OutputOf } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { checkedLine, checkedList } from './order-list.ts';
import { revision } from './revision.ts';

/** Maximum number of reorder lists that one account may keep. */
export const maxReorderLists = 20;
/** Maximum number of lines of one list: as many as can be added to the cart at once. */
export const maxReorderLines = maxCartAdditions;
/** Maximum quantity of a line. It may be more than a cart takes, because the buyer can request a quote for it. */
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
        /** Number of SKUs, and number of pieces of all of them. */
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
        /** Price of one piece when the line was saved; present only if it differs from today's price. */
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
    /** The revision of the list that is replaced. */
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
