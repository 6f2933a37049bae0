import { z } from './zod.ts';

import { itemFields } from './item-fields.ts';

export const itemName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const unit = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const summary = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
/** One entry per line, and at least two lines: a line break inside trimmed text always has another line after it. */
const includes = z.string().check(z.trim(), z.regex(/\n/), z.maxLength(1500));

/** The texts of an item, in both languages. */
export const itemWords = {
  nameZh: itemName,
  nameEn: itemName,
  summaryZh: summary,
  summaryEn: summary,
  unitZh: unit,
  unitEn: unit,
  includesZh: includes,
  includesEn: includes,
};
const wordsSchema = z.object(itemWords);
export type ItemWords = z.infer<typeof wordsSchema>;

/** The mall lists items with smaller positions first. */
export const itemPosition = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** The kind of delivery is left out, because it can't change once an item has been sold. */
const { delivery: _delivery, ...changeableFields } = itemFields;
export { changeableFields };

/** The current texts of an item. */
export const staffItemWords = z.object({
  ...itemWords,
  ...itemFields,
  position: itemPosition,
  revision: z.int(),
});
