import { z } from './zod.ts';

/** The change of one column of one variant: the old and the new value, as the catalogue's table writes them. */
export const catalogueChange = z.object({
  /** The line number in the file that asks for the change. */
  line: z.optional(z.int()),
  sku: z.string(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
});
export type CatalogueChange = z.infer<typeof catalogueChange>;

/** A value that is no longer what it was when the change was compared with it. */
export const catalogueConflict = z.object({
  line: z.optional(z.int()),
  sku: z.string(),
  /** Absent if the difference concerns no column. */
  column: z.optional(z.string()),
  before: z.optional(z.string()),
  now: z.optional(z.string()),
});
export type CatalogueConflict = z.infer<typeof catalogueConflict>;
