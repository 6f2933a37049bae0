import { z } from './zod.ts';

import { apiPrefix, maxItemQuantity } from './constants.ts';
import { deliveryKinds } from './kinds.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';

/** `short`: fewer are in stock than the line asks for. `withdrawn`: no longer sold; shown until removed. */
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
  /** The price of a single piece, where so many together cost less each. */
  listPriceFen: z.optional(z.int()),
  /** The price when the line was last touched, where it differs from today's. */
  previousPriceFen: z.optional(z.int()),
  available: z.int(),
  state: z.enum(lineStates),
  lineFen: z.int(),
  /** The warehouse's day, `2026-11-09`, it leaves or is issued by; absent where it comes right after payment. */
  readyOn: z.optional(z.string()),
});
export type CartLine = z.infer<typeof cartLine>;

export const totals = z.object({
  goodsFen: z.int(),
  deliveryFen: z.int(),
  discountFen: z.int(),
  /** Tax on top of prices; prices include VAT, so zero at home. */
  taxFen: z.int(),
  /** goods + delivery − discount + tax. */
  totalFen: z.int(),
  /** VAT contained in the total, for the invoice. */
  includedTaxFen: z.int(),
});
export type Totals = z.infer<typeof totals>;

export const cart = z.object({
  lines: z.array(cartLine),
  /** Set aside for later: neither counted nor ordered. */
  saved: z.array(cartLine),
  /** Pieces in the cart. */
  count: z.int(),
  /** Of the selected lines that can be ordered. */
  totals,
  /** What more goods have to cost for their delivery to be free; absent where it is, or nothing is shipped. */
  toFreeDeliveryFen: z.optional(z.int()),
});
export type Cart = z.infer<typeof cart>;

/** Pieces in the cart. */
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

/** What an addition changed; who wants to see the whole cart asks for it. */
const added = z.object({
  /** Of the variant, with what was there. */
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

/** Lines of a cart, those set aside included: four lists of a procurement department. */
export const maxCartLines = 200;

/** Lines that can be added at once: as many as a list of a procurement department has. */
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
