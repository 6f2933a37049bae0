import { z } from './zod.ts';

/** One column of one variant: what is there and what comes, as the catalogue's table says it. */
export const catalogueChange = z.object({
  /** Of the file that asks for it. */
  line: z.optional(z.int()),
  sku: z.string(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
});
export type CatalogueChange = z.infer<typeof catalogueChange>;

/** What is not there any more as it was when a change was compared with it. */
export const catalogueConflict = z.object({
  line: z.optional(z.int()),
  sku: z.string(),
  /** Absent where what differs has no column. */
  column: z.optional(z.string()),
  before: z.optional(z.string()),
  now: z.optional(z.string()),
});
export type CatalogueConflict = z.infer<typeof catalogueConflict>;
