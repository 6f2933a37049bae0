import { z } from './zod.ts';

import { deliveryKinds, formFactors } from './kinds.ts';

/**
 * The fields of an item of the mall that don't depend on the language: contents, table, API and pages all take them
 * from here. A field is a text or a number, its column in `items` has the same name, and its default applies to items
 * whose contents don't state it ("Add a field" in CONTRIBUTING.md).
 */
export const itemFields = {
  delivery: z.enum(deliveryKinds),
  formFactor: z._default(z.enum(formFactors), 'software'),
};

/** The schema of these fields in an item's contents, with their defaults. */
export const itemFieldsSchema = z.object(itemFields);
export type ItemFields = z.infer<typeof itemFieldsSchema>;

export const itemFieldNames = Object.keys(itemFields) as (keyof ItemFields)[];

/** Returns these fields of a row, and none of its other fields. */
export function pickItemFields(from: ItemFields): ItemFields {
  return Object.fromEntries(itemFieldNames.map((name) => [name, from[name]])) as ItemFields;
}
