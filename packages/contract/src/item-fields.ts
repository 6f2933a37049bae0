import { z } from './zod.ts';

import { deliveryKinds, formFactors } from './kinds.ts';

/**
 * What an item of the mall is, whatever the language: contents, table, wire and pages all take
 * their fields from here. A field is a text or a number, its column in `items` has its name, and
 * its default holds for items whose contents do not say it ("Add a field" in CONTRIBUTING.md).
 */
export const itemFields = {
  delivery: z.enum(deliveryKinds),
  formFactor: z._default(z.enum(formFactors), 'software'),
};

/** The fields of an item of the contents, with their defaults. */
export const itemFieldsSchema = z.object(itemFields);
export type ItemFields = z.infer<typeof itemFieldsSchema>;

export const itemFieldNames = Object.keys(itemFields) as (keyof ItemFields)[];

/** The fields of a row, and nothing else of it. */
export function pickItemFields(from: ItemFields): ItemFields {
  return Object.fromEntries(itemFieldNames.map((name) => [name, from[name]])) as ItemFields;
}
