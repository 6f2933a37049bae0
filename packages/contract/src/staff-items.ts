import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { slug } from './content.ts';
import { endpoint } from './endpoint.ts';
import { itemFields } from './item-fields.ts';
import { changeableFields, itemName, itemPosition, itemWords } from './item-words.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';
import { changed, leadDays, priceFen, sku } from './staff-catalogue.ts';

/** Maximum number of variants of an item: its page has no room for more. */
export const maxVariants = 6;

const id = slug.check(z.maxLength(60));
const variant = {
  /** Never used again for another variant, so that earlier sales stay identifiable. */
  sku: z.string().check(z.trim(), z.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/), z.maxLength(40)),
  variantZh: itemName,
  variantEn: itemName,
  priceFen,
  leadDays,
};

export const changeItem = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/item/words`,
  access: 'staff',
  permission: 'catalogue.write',
  action: 'change-item',
  idempotent: true,
  summary:
    'What is said of an item in both languages, its form factor, and where it stands in the mall',
  input: z.object({
    language: languageSchema,
    id,
    revision,
    ...itemWords,
    ...changeableFields,
    position: itemPosition,
  }),
  output: z.object({ id: z.string(), revision: z.int() }),
});

export const renameVariant = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/variant/name`,
  access: 'staff',
  permission: 'catalogue.write',
  action: 'rename-variant',
  idempotent: true,
  summary: 'What a variant is called in both languages',
  input: z.object({
    language: languageSchema,
    sku,
    revision,
    variantZh: itemName,
    variantEn: itemName,
  }),
  output: changed,
});

export const addVariant = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/item/variant`,
  access: 'staff',
  permission: 'catalogue.write',
  action: 'add-variant',
  idempotent: true,
  summary: 'One more variant of an item; it is hidden, and has no pieces',
  input: z.object({ language: languageSchema, id, ...variant }),
  output: changed,
});

export const addItem = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/items`,
  access: 'staff',
  permission: 'catalogue.write',
  action: 'add-item',
  idempotent: true,
  summary: 'An item with its first variant; the mall shows it once the variant is shown',
  input: z.object({
    language: languageSchema,
    /** The item's id, which is part of its address. */
    id,
    /** The product to which the item belongs. */
    product: id,
    ...itemFields,
    ...itemWords,
    ...variant,
  }),
  output: z.object({ id: z.string() }),
});
