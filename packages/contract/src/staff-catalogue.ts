import { z } from './zod.ts';

import { waitsFor } from './waits-for.ts';
import { apiPrefix, longestSearch, maxItemQuantity } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { catalogueChange } from './catalogue-change.ts';
import { reference } from './identity.ts';
import { staffItemWords } from './item-words.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';

/** On sale; hidden for a while; withdrawn: no longer sold. The mall shows only variants on sale. */
export const variantStates = ['on-sale', 'hidden', 'withdrawn'] as const;
export type VariantState = (typeof variantStates)[number];

/**
 * Manual changes of the stock. For `counted` the pieces are the number on the shelf, for the others the number that
 * came or went.
 */
export const stockKinds = ['received', 'counted', 'damaged', 'returned'] as const;
export type StockKind = (typeof stockKinds)[number];

/** `planned` until its time; `in-force` until the next change begins; `withdrawn` before it began. */
export const priceChangeStates = ['planned', 'in-force', 'past', 'withdrawn'] as const;

/** Maximum number of rows that an edit in the list changes at once; a file may have more. */
export const maxEditedRows = 200;
export const maxFileRows = 5000;
/** Maximum bytes of a file. */
export const maxFileSize = 2 * 1024 * 1024;
const maxSteps = 6;

export const sku = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
export const priceFen = z.int().check(z.minimum(1), z.maximum(10_000_000_000));
export const leadDays = z.int().check(z.minimum(0), z.maximum(365));
const pieces = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** A variant of an item, as staff see it. */
const listedVariant = z.object({
  sku: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  name: z.string(),
  state: z.enum(variantStates),
  priceFen: z.int(),
  /** Pieces that can be ordered now. */
  stock: z.int(),
  /** The threshold of `isLow`: the variant is low if it is on sale and no more pieces than this can be ordered. */
  lowStock: z.int(),
  isLow: z.boolean(),
  leadDays: z.int(),
  /** Identifies the state in which the row was read: a change that sends another revision is refused. */
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
    /** Words of the name, or an SKU. */
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
  /** 1 for the price of a single piece; otherwise the price applies from this quantity on. */
  fromQuantity: z.int(),
  oldFen: z.optional(z.int()),
  newFen: z.int(),
  startsAt: z.number(),
  askedAt: z.number(),
  /** Absent for the variant's initial price. */
  person: z.optional(person),
});

const movement = z.object({
  id: z.string(),
  at: z.number(),
  /** One of `stockKinds`, or the effect of an order. */
  reason: z.string(),
  quantity: z.int(),
  note: z.optional(z.string()),
  orderNo: z.optional(z.string()),
  person: z.optional(person),
});

const staffVariant = z.extend(listedVariant, {
  variantZh: z.string(),
  variantEn: z.string(),
  /** Pieces reserved for orders that have not left yet. The pieces on the shelf are these and `stock`. */
  promised: z.int(),
  steps: z.array(step),
  /** Newest first. */
  priceChanges: z.array(priceChange),
  /** Newest first; only for readers who may see the stock. */
  movements: z.optional(z.array(movement)),
});
export type StaffVariant = z.infer<typeof staffVariant>;

const staffItem = z.object({
  id: z.string(),
  name: z.string(),
  product: z.string(),
  /** Whether the mall shows the item. */
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
    /** Local time of the shop to the minute, UTC+8, such as 2026-02-01T00:00; now if left out. */
    starts: z.optional(
      // The last character is a digit, so that the text has no time zone.
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
    /** The reason for the movement, for later readers. */
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  // No revision is returned: a movement of stock does not invalidate a form that is open next to it.
  output: z.object({ sku: z.string(), stock: z.int(), quantity: z.int() }),
});

/** Why the requested change is not possible, in the reader's language. */
const problem = z.object({
  /** The line of the file, if the change came from a file. */
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
          /**
           * The lead time of this row, which takes precedence over the one for all rows. It lets an undo give each row
           * its previous value back.
           */
          leadDays: z.optional(leadDays),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxEditedRows)),
    state: z.optional(z.enum(['on-sale', 'hidden'])),
    leadDays: z.optional(leadDays),
    /** Changes the prices by this percentage, rounded to the nearest fen. */
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

/** A change that a row of a file asks for: a column with its current and its new value. */
const fileChange = z.extend(catalogueChange, { line: z.int() });

/** The current values with which a row of a file was compared. */
const comparedRow = z.object({
  line: z.int(),
  sku: z.string(),
  /** Changes whenever anything of the variant changes. */
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
    /** Number of rows that differ from the current values. */
    changed: z.int(),
    /** The first of the changes. */
    changes: z.array(fileChange),
    /** Number of rows whose price needs a second person, who then approves the whole file. */
    beyond: z.int(),
    problems: z.array(problem),
    /** Number of all problems, which may be more than `problems` lists. */
    problemCount: z.int(),
    /**
     * The current values of each row. If applying the file meets a conflict, the console uses them to name the rows
     * that differ.
     */
    compared: z.array(comparedRow),
    /** Identifies the file and the values with which it was compared. */
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
