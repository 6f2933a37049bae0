import { z } from './zod.ts';

import { apiPrefix, maxItemQuantity } from './constants.ts';
import { deliveryKinds, formFactors, productGroups } from './kinds.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';

/** What a piece may cost, by the name that stands in the mall's address: from, and less than, in fen. */
export const priceBands = {
  'under-500': [0, 50_000],
  '500-5000': [50_000, 500_000],
  '5000-50000': [500_000, 5_000_000],
  'over-50000': [5_000_000, Number.MAX_SAFE_INTEGER],
} as const satisfies Record<string, readonly [number, number]>;
export type PriceBand = keyof typeof priceBands;
export const priceBandNames = Object.keys(priceBands) as PriceBand[];

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
  formFactor: z.enum(formFactors),
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
    form: z.enum(formFactors).optional(),
    /** Items with a variant whose price is in this band. */
    price: z.enum(priceBandNames).optional(),
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

export const pricedPieces = z.object({
  sku: z.string(),
  quantity: z.number().int(),
  /** Of one piece, when so many are bought together. */
  priceFen: z.number().int(),
  lineFen: z.number().int(),
  available: z.number().int(),
  leadDays: z.number().int(),
});
export type PricedPieces = z.infer<typeof pricedPieces>;

export const pricePieces = endpoint({
  method: 'GET',
  path: `${apiPrefix}/item/price`,
  access: 'public',
  summary: 'What so many pieces of a variant cost now, and how many there are',
  input: z.object({
    language: languageSchema,
    sku: z.string().min(1).max(60),
    quantity: z.coerce.number().int().min(1).max(maxItemQuantity),
  }),
  output: pricedPieces,
});
