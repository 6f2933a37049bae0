import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { deliveryKinds, productGroups } from './kinds.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';

export const catalogueSorts = ['position', 'price-asc', 'price-desc'] as const;

export const variant = z.object({
  sku: z.string(),
  name: z.string(),
  /** Tax included, integer fen. */
  priceFen: z.number().int(),
  /** Lower prices of a piece from so many on, ascending. */
  tiers: z.array(z.object({ fromQuantity: z.number().int(), priceFen: z.number().int() })),
  /** Pieces that can be ordered now. */
  available: z.number().int(),
  leadDays: z.number().int(),
});
export type Variant = z.infer<typeof variant>;

export const itemSummary = z.object({
  id: z.string(),
  product: z.string(),
  group: z.enum(productGroups),
  drawing: z.string(),
  delivery: z.enum(deliveryKinds),
  name: z.string(),
  summary: z.string(),
  unit: z.string(),
  /** The lowest price of its variants. */
  fromFen: z.number().int(),
  available: z.number().int(),
  leadDays: z.number().int(),
});
export type ItemSummary = z.infer<typeof itemSummary>;

export const item = itemSummary.extend({
  includes: z.array(z.string()),
  variants: z.array(variant),
});
export type Item = z.infer<typeof item>;

export const listItems = endpoint({
  method: 'GET',
  path: `${apiPrefix}/items`,
  access: 'public',
  summary: 'What the mall sells, a page at a time',
  input: z.object({
    language: languageSchema,
    group: z.enum(productGroups).optional(),
    delivery: z.enum(deliveryKinds).optional(),
    product: z.string().max(60).optional(),
    inStock: z.stringbool().optional(),
    q: z.string().trim().max(60).optional(),
    sort: z.enum(catalogueSorts).default('position'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({
    items: z.array(itemSummary),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
});

export const getItem = endpoint({
  method: 'GET',
  path: `${apiPrefix}/item`,
  access: 'public',
  summary: 'One item with its variants',
  input: z.object({ language: languageSchema, id: z.string().min(1).max(60) }),
  output: item,
});
