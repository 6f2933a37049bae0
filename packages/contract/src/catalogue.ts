import { z } from './zod.ts';

import { apiPrefix, maxItemQuantity, maxPage } from './constants.ts';
import { deliveryKinds, formFactors, productGroups } from './kinds.ts';
import { endpoint } from './endpoint.ts';
import { itemFields } from './item-fields.ts';
import { languageSchema } from './language-schema.ts';
import { pagePicture } from './page-picture.ts';

/** Price ranges of one piece in fen, by their name in the mall's address: from (inclusive) and to (exclusive). */
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
  priceFen: z.int(),
  /** Lower prices per piece from a quantity on, in ascending order of quantity. */
  tiers: z.array(z.object({ fromQuantity: z.int(), priceFen: z.int() })),
  /** Pieces that can be ordered now. */
  available: z.int(),
  leadDays: z.int(),
});
export type Variant = z.infer<typeof variant>;

export const itemSummary = z.object({
  id: z.string(),
  product: z.string(),
  group: z.enum(productGroups),
  drawing: z.string(),
  ...itemFields,
  name: z.string(),
  summary: z.string(),
  unit: z.string(),
  /** The lowest price of its variants. */
  fromFen: z.int(),
  available: z.int(),
  /** The shortest lead time of the variants in stock; of all variants if none is in stock. */
  leadDays: z.int(),
  /** The variants that can be put in the cart straight from a list, without their tiers. */
  models: z.array(
    z.pick(variant, { sku: true, name: true, priceFen: true, available: true, leadDays: true }),
  ),
  /** The item's first photograph; without one, the page shows the drawing instead. */
  picture: z.optional(pagePicture),
});
export type ItemSummary = z.infer<typeof itemSummary>;

export const item = z.extend(itemSummary, {
  includes: z.array(z.string()),
  pictures: z.array(pagePicture),
  variants: z.array(variant),
});
export type Item = z.infer<typeof item>;

export const listItems = endpoint({
  method: 'GET',
  path: `${apiPrefix}/items`,
  access: 'public',
  isPriced: true,
  summary: 'What the mall sells, a page at a time',
  input: z.object({
    language: languageSchema,
    group: z.optional(z.enum(productGroups)),
    delivery: z.optional(z.enum(deliveryKinds)),
    form: z.optional(z.enum(formFactors)),
    /** Items with a variant whose price is in this band. */
    price: z.optional(z.enum(priceBandNames)),
    product: z.optional(z.string().check(z.maxLength(60))),
    inStock: z.optional(z.stringbool()),
    q: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    sort: z._default(z.enum(catalogueSorts), 'position'),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPage)), 1),
  }),
  output: z.object({
    items: z.array(itemSummary),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
});

export const listItemsNear = endpoint({
  method: 'GET',
  path: `${apiPrefix}/items/near`,
  access: 'public',
  summary: 'The items whose ids stand beside this one in the alphabet',
  input: z.object({
    language: languageSchema,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  output: z.object({
    items: z.array(z.pick(itemSummary, { id: true, group: true, name: true, summary: true })),
  }),
});

export const listLowestPrices = endpoint({
  method: 'GET',
  path: `${apiPrefix}/product-prices`,
  access: 'public',
  isPriced: true,
  summary: 'The lowest price at which the mall sells anything of a product, for every product',
  input: z.object({}),
  output: z.object({
    prices: z.array(z.object({ product: z.string(), fromFen: z.int() })),
  }),
});

export const getItem = endpoint({
  method: 'GET',
  path: `${apiPrefix}/item`,
  access: 'public',
  isPriced: true,
  summary: 'One item with its variants',
  input: z.object({
    language: languageSchema,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  output: item,
});

export const pricedPieces = z.object({
  sku: z.string(),
  quantity: z.int(),
  /** Price of one piece when this quantity is bought together. */
  priceFen: z.int(),
  lineFen: z.int(),
  available: z.int(),
  leadDays: z.int(),
});
export type PricedPieces = z.infer<typeof pricedPieces>;

export const pricePieces = endpoint({
  method: 'GET',
  path: `${apiPrefix}/item/price`,
  access: 'public',
  isPriced: true,
  summary: 'What so many pieces of a variant cost now, and how many there are',
  input: z.object({
    language: languageSchema,
    sku: z.string().check(z.minLength(1), z.maxLength(60)),
    quantity: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxItemQuantity)),
  }),
  output: pricedPieces,
});
