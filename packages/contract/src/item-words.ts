import { z } from './zod.ts';

import { itemFields } from './item-fields.ts';

export const itemName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const unit = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const summary = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
/** A line each, at least two of them: trimmed, a text with an end of a line has another one behind it. */
const includes = z.string().check(z.trim(), z.regex(/\n/), z.maxLength(1500));

/** What is said of an item, in both languages. */
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

/** Smaller ones stand first in the mall. */
export const itemPosition = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** How an item is delivered stays as it was sold. */
const { delivery: _delivery, ...changeableFields } = itemFields;
export { changeableFields };

/** What is said of an item, as it is now. */
export const staffItemWords = z.object({
  ...itemWords,
  ...itemFields,
  position: itemPosition,
  revision: z.int(),
});
