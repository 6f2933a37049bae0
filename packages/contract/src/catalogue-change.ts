import { z } from './zod.ts';

/** One column of one variant: what is there and what comes, as the catalogue's table says it. */
export const catalogueChange = z.object({
  sku: z.string(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
});
export type CatalogueChange = z.infer<typeof catalogueChange>;
