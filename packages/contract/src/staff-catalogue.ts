import { z } from './zod.ts';

import { waitsFor } from './waits-for.ts';
import { apiPrefix, longestSearch, maxItemQuantity } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { catalogueChange } from './catalogue-change.ts';
import { reference } from './identity.ts';
import { staffItemWords } from './item-words.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';

/** On sale; hidden for a while; withdrawn: no longer sold. The mall shows what is on sale and nothing else. */
export const variantStates = ['on-sale', 'hidden', 'withdrawn'] as const;
export type VariantState = (typeof variantStates)[number];

/** What a person does to the stock. `counted` says how many lie on the shelf, the others how many came or went. */
export const stockKinds = ['received', 'counted', 'damaged', 'returned'] as const;
export type StockKind = (typeof stockKinds)[number];

/** `planned` until its time; `in-force` until the next one; `withdrawn` before it began. */
export const priceChangeStates = ['planned', 'in-force', 'past', 'withdrawn'] as const;

/** Rows that one list edits at once; a file may have more. */
export const maxEditedRows = 200;
export const maxFileRows = 5000;
/** Bytes of a file. */
export const maxFileSize = 2 * 1024 * 1024;
const maxSteps = 6;

export const sku = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
export const priceFen = z.int().check(z.minimum(1), z.maximum(10_000_000_000));
export const leadDays = z.int().check(z.minimum(0), z.maximum(365));
const pieces = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** One kind of an item, as staff see it. */
const listedVariant = z.object({
  sku: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  name: z.string(),
  state: z.enum(variantStates),
  priceFen: z.int(),
  /** Pieces that can be ordered now. */
  stock: z.int(),
  /** On sale, and no more than this can be ordered: it is low. */
  lowStock: z.int(),
  isLow: z.boolean(),
  leadDays: z.int(),
  /** Stands for the row as it was read: a change that names another one is refused. */
  revision: z.int(),
});
export type ListedVariant = z.infer<typeof listedVariant>;

export const listStaffVariants = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/variants`,
  access: 'staff',
  permission: 'catalogue.read',
  isImpersonal: true,
  summary: 'Everything the shop has, on sale or not, by SKU, a keyset page at a time',
  input: z.object({
    language: languageSchema,
    /** Words of its name, or an SKU. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
    state: z.optional(z.enum(variantStates)),
    low: z.optional(z.stringbool()),
    after: z.optional(z.string().check(z.maxLength(60))),
  }),
  output: z.object({
    variants: z.array(listedVariant),
    next: z.optional(z.string()),
  }),
});

const person = z.object({ id: z.string(), email: z.optional(z.string()) });

const step = z.object({
  fromQuantity: z.int().check(z.minimum(2), z.maximum(maxItemQuantity)),
  priceFen,
});

const priceChange = z.object({
  id: z.string(),
  state: z.enum(priceChangeStates),
  /** 1 is the plain price; the others are those of so many pieces and more. */
  fromQuantity: z.int(),
  oldFen: z.optional(z.int()),
  newFen: z.int(),
  startsAt: z.number(),
  askedAt: z.number(),
  /** Left out for the price that the variant began with. */
  person: z.optional(person),
});

const movement = z.object({
  id: z.string(),
  at: z.number(),
  /** One of `stockKinds`, or what an order did. */
  reason: z.string(),
  quantity: z.int(),
  note: z.optional(z.string()),
  orderNo: z.optional(z.string()),
  person: z.optional(person),
});

const staffVariant = z.extend(listedVariant, {
  variantZh: z.string(),
  variantEn: z.string(),
  /** Pieces that orders hold and that have not left. With `stock` they lie on the shelf. */
  promised: z.int(),
  steps: z.array(step),
  /** Newest first. */
  priceChanges: z.array(priceChange),
  /** Newest first; for whoever may read of the stock. */
  movements: z.optional(z.array(movement)),
});
export type StaffVariant = z.infer<typeof staffVariant>;

const staffItem = z.object({
  id: z.string(),
  name: z.string(),
  product: z.string(),
  /** Whether the mall shows it. */
  isOnSale: z.boolean(),
  words: staffItemWords,
  variants: z.array(staffVariant),
});
export type StaffItem = z.infer<typeof staffItem>;

export const getStaffItem = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/item`,
  access: 'staff',
  permission: 'catalogue.read',
  action: 'read-item',
  summary: 'An item with its variants, their prices, changes of price and movements of stock',
  input: z.object({
    language: languageSchema,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  output: staffItem,
});

export const changed = z.object({ sku: z.string(), revision: z.int() });

export const changeVariant = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/variant`,
  access: 'staff',
  permission: 'catalogue.write',
  action: 'change-variant',
  idempotent: true,
  summary: 'Hide a variant, show it, withdraw it; its lead time, and when its stock is low',
  input: z.object({
    language: languageSchema,
    sku,
    revision,
    state: z.enum(variantStates),
    leadDays,
    lowStock: pieces,
  }),
  output: changed,
});

export const changeSteps = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/variant/steps`,
  access: 'staff',
  permission: 'prices.change',
  action: 'change-price',
  idempotent: true,
  summary: 'Lower prices of a variant from so many pieces on; what is left out ends',
  input: z.object({
    language: languageSchema,
    sku,
    revision,
    steps: z.array(step).check(z.maxLength(maxSteps)),
  }),
  output: changed,
});

export const askSteps = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/variant/steps/ask`,
  access: 'staff',
  permission: 'prices.change',
  action: 'ask-approval',
  stepUp: true,
  idempotent: true,
  summary: 'Ask a second person for steps of which one takes two',
  input: changeSteps.input,
  output: z.object({ waitsFor }),
});

export const changePrice = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/price-change`,
  access: 'staff',
  permission: 'prices.change',
  action: 'change-price',
  idempotent: true,
  summary: 'Change the price of a variant, now or at a time',
  input: z.object({
    language: languageSchema,
    sku,
    revision,
    priceFen,
    /** Minutes by the shop's clock, UTC+8, such as 2026-02-01T00:00; left out: now. */
    starts: z.optional(
      // Without a zone of its own.
      z.iso.datetime({ local: true, precision: -1 }).check(z.regex(/\d$/)),
    ),
  }),
  output: z.extend(changed, { startsAt: z.number() }),
});

export const askPriceChange = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/price-change/ask`,
  access: 'staff',
  permission: 'prices.change',
  action: 'ask-approval',
  stepUp: true,
  idempotent: true,
  summary: 'Ask a second person for a change of price that takes two',
  input: changePrice.input,
  output: z.object({ waitsFor }),
});

export const withdrawPriceChange = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/price-change/withdraw`,
  access: 'staff',
  permission: 'prices.change',
  action: 'withdraw-price-change',
  idempotent: true,
  summary: 'Withdraw a change of price that has not begun',
  input: z.object({ language: languageSchema, id: reference }),
  output: changed,
});

export const moveStock = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/stock-movement`,
  access: 'staff',
  permission: 'stock.move',
  action: 'move-stock',
  idempotent: true,
  summary: 'Pieces that came, went, or were counted',
  input: z.object({
    language: languageSchema,
    sku,
    kind: z.enum(stockKinds),
    pieces,
    /** Why, for whoever reads it later. */
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  // No revision: whoever has a form open beside it goes on with what they read.
  output: z.object({ sku: z.string(), stock: z.int(), quantity: z.int() }),
});

/** Why something can't be done as it was asked, in the reader's language. */
const problem = z.object({
  /** Of the file, where it was one. */
  line: z.optional(z.int()),
  sku: z.optional(z.string()),
  /** The heading of the column. */
  column: z.optional(z.string()),
  reason: z.string(),
});
export type CatalogueProblem = z.infer<typeof problem>;

export const editVariants = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/variants/edit`,
  access: 'staff',
  permission: 'catalogue.write',
  action: 'edit-variants',
  idempotent: true,
  summary: 'The same change of many variants: all of them, or with a problem none',
  input: z.object({
    language: languageSchema,
    rows: z
      .array(
        z.object({
          sku,
          revision,
          /** Of this one, whatever is said of all: so each is given back what it had. */
          leadDays: z.optional(leadDays),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxEditedRows)),
    state: z.optional(z.enum(['on-sale', 'hidden'])),
    leadDays: z.optional(leadDays),
    /** By so many per cent, rounded to the nearest fen. */
    pricePercent: z.optional(z.number().check(z.minimum(-90), z.maximum(900))),
  }),
  output: z.object({ changed: z.int(), problems: z.array(problem) }),
});

export const askEdit = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/variants/edit/ask`,
  access: 'staff',
  permission: 'prices.change',
  action: 'ask-approval',
  stepUp: true,
  idempotent: true,
  summary: 'Ask a second person for a change of many variants where a price takes two',
  input: editVariants.input,
  output: z.object({ waitsFor }),
});

const upload = { types: ['text/csv'], maxBytes: maxFileSize } as const;

/** What a row of a file would change: of each column, what is there and what would be. */
const fileChange = z.extend(catalogueChange, { line: z.int() });

/** What a row of a file was compared with. */
const comparedRow = z.object({
  line: z.int(),
  sku: z.string(),
  /** Differs wherever anything of the variant has changed. */
  revision: z.int(),
  cells: z.array(z.object({ column: z.string(), now: z.string() })),
});
export type ComparedRow = z.infer<typeof comparedRow>;

export const checkCatalogueFile = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/catalogue-file/check`,
  access: 'staff',
  permission: 'catalogue.write',
  isImpersonal: true,
  upload,
  summary: 'What a CSV file would change, and each line that can’t be done; nothing is changed',
  input: z.object({ language: languageSchema }),
  output: z.object({
    rows: z.int(),
    /** Rows that differ from what is there. */
    changed: z.int(),
    /** The first of them. */
    changes: z.array(fileChange),
    /** Rows whose price takes a second person: one who is asked approves all of the file. */
    beyond: z.int(),
    problems: z.array(problem),
    /** More than are listed. */
    problemCount: z.int(),
    /** Each row as it is there now: where the file meets a conflict, the console names the rows that differ. */
    compared: z.array(comparedRow),
    /** Stands for the file and what it was compared with. */
    seen: z.string(),
  }),
});

export const applyCatalogueFile = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/catalogue-file`,
  access: 'staff',
  permission: 'catalogue.write',
  action: 'apply-catalogue-file',
  idempotent: true,
  upload,
  summary: 'Do everything that a checked CSV file says, or nothing',
  input: z.object({
    language: languageSchema,
    seen: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  output: z.object({ changed: z.int() }),
});

export const askCatalogueFile = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/catalogue-file/ask`,
  access: 'staff',
  permission: 'prices.change',
  action: 'ask-approval',
  stepUp: true,
  idempotent: true,
  upload,
  summary: 'Ask a second person for everything that a checked CSV file says',
  input: applyCatalogueFile.input,
  output: z.object({ waitsFor }),
});

export const exportCatalogue = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/catalogue.csv`,
  access: 'staff',
  permission: 'catalogue.read',
  isImpersonal: true,
  summary: 'Everything the shop has as a table, which can be changed and brought back',
  input: z.object({ language: languageSchema }),
  type: 'text/csv',
  refusal: 'envelope',
});
