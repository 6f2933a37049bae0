import { catalogueItems } from '@uid/content/catalogue';
import { products } from '@uid/content/products';

import type { ServerContext } from './context.ts';
import { seedCatalogue } from './features/catalogue/seed-catalogue.ts';
import { seedContents } from './features/contents/seed-contents.ts';
import { siteContents } from './site-contents.ts';

/** Gives an empty database what the company has to say and to sell. Does nothing where rows exist. */
export async function seed(
  context: Pick<ServerContext, 'database' | 'now' | 'newId'>,
): Promise<void> {
  await context.database.alone(async () => {
    await seedContents(context.database, siteContents());
    await seedCatalogue(context, catalogueItems, products);
  });
}
