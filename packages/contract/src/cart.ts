import { z } from './zod.ts';

import { apiPrefix, maxItemQuantity } from './constants.ts';
import { deliveryKinds } from './kinds.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';

/**
 * `short`: fewer pieces are in stock than the line asks for. `withdrawn`: no longer sold; the line is shown until it is
 * removed.
 */
export const lineStates = ['available', 'short', 'sold-out', 'withdrawn'] as const;

export const cartLine = z.object({
  sku: z.string(),
  itemId: z.string(),
  name: z.string(),
  variantName: z.string(),
  drawing: z.string(),
  unit: z.string(),
  delivery: z.enum(deliveryKinds),
  quantity: z.int(),
  isSelected: z.boolean(),
  priceFen: z.int(),
  /** The price of a single piece; present only if this quantity has a lower price for each piece. */
  listPriceFen: z.optional(z.int()),
  /** The price when the line was last changed; present only if it differs from today's price. */
  previousPriceFen: z.optional(z.int()),
  available: z.int(),
  state: z.enum(lineStates),
  lineFen: z.int(),
  /**
   * The day at the warehouse, `2026-11-09`, by which the goods leave or the licence is issued; absent for a licence
   * that is issued right after payment.
   */
  readyOn: z.optional(z.string()),
});
export type CartLine = z.infer<typeof cartLine>;

export const totals = z.object({
  goodsFen: z.int(),
  deliveryFen: z.int(),
  discountFen: z.int(),
  /** Tax on top of the prices. Prices include VAT, so this is zero within China. */
  taxFen: z.int(),
  /** goods + delivery − discount + tax. */
  totalFen: z.int(),
  /** VAT contained in the total, for the invoice. */
  includedTaxFen: z.int(),
});
export type Totals = z.infer<typeof totals>;

export const cart = z.object({
  lines: z.array(cartLine),
  /** Lines set aside for later: they neither count towards the totals nor are ordered. */
  saved: z.array(cartLine),
  /** Number of pieces in the cart. */
  count: z.int(),
  /** The totals of the selected lines that can be ordered. */
  totals,
  /**
   * How much more the goods have to cost for free delivery; absent if delivery is free already, or nothing is shipped.
   */
  toFreeDeliveryFen: z.optional(z.int()),
});
export type Cart = z.infer<typeof cart>;

/** Number of pieces in the cart. */
const count = z.int();
export const quantity = z.int().check(z.minimum(1), z.maximum(maxItemQuantity));
const sku = z.string().check(z.minLength(1), z.maxLength(60));

export const getCart = endpoint({
  method: 'GET',
  path: `${apiPrefix}/cart`,
  access: 'cart',
  summary: 'The cart of the session, else of the guest',
  input: z.object({ language: languageSchema }),
  output: cart,
});

export const getCartCount = endpoint({
  method: 'GET',
  path: `${apiPrefix}/cart/count`,
  access: 'cart',
  summary: 'Pieces in the cart',
  input: z.object({}),
  output: z.object({ count }),
});

/** What adding pieces changed; a caller who needs the whole cart requests it. */
const added = z.object({
  /** Pieces of the variant in the cart, including those that were there before. */
  quantity: z.int(),
  count,
});
export type Added = z.infer<typeof added>;

export const addToCart = endpoint({
  method: 'POST',
  path: `${apiPrefix}/cart/add`,
  access: 'cart',
  summary: 'Put pieces of a variant in the cart, on top of what is there',
  input: z.object({ language: languageSchema, sku, quantity }),
  output: added,
});

/** Maximum number of lines of a cart, including those set aside: enough for four lists of a procurement department. */
export const maxCartLines = 200;

/** Maximum number of lines that one request can add: the length of a procurement department's list. */
export const maxCartAdditions = 50;

export const cartPieces = z.object({ sku, quantity });

export const addAllToCart = endpoint({
  method: 'POST',
  path: `${apiPrefix}/cart/add-all`,
  access: 'cart',
  summary: 'Put pieces of several variants in the cart: all of them or none',
  input: z.object({
    language: languageSchema,
    lines: z.array(cartPieces).check(z.minLength(1), z.maxLength(maxCartAdditions)),
  }),
  output: z.object({ count }),
});

export const setCartLine = endpoint({
  method: 'POST',
  path: `${apiPrefix}/cart/set`,
  access: 'cart',
  summary: 'Change the quantity or the selection of a line, set it aside or take it back',
  input: z.object({
    language: languageSchema,
    sku,
    quantity: z.optional(quantity),
    isSelected: z.optional(z.boolean()),
    isSaved: z.optional(z.boolean()),
  }),
  output: cart,
});

export const removeFromCart = endpoint({
  method: 'POST',
  path: `${apiPrefix}/cart/remove`,
  access: 'cart',
  summary: 'Remove a line',
  input: z.object({ language: languageSchema, sku }),
  output: cart,
});

export const budgetaryQuote = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/cart/quote`,
  access: 'cart',
  summary:
    'What the selected lines of the cart cost today, as a PDF to ask for a budget with; it holds no price',
  input: z.object({ language: languageSchema }),
  type: 'application/pdf',
  refusal: 'envelope',
});
