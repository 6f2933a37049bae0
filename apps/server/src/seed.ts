import { contentNumber } from '@uid/content/content-number';
import { readDefaults } from '@uid/content/read-defaults';

import type { ServerContext } from './context.ts';
import { addNewItems, fillMissingProducts } from './features/catalogue/seed-catalogue.ts';
import { seedContents } from './features/contents/seed-contents.ts';
import { hasNewDefaults } from './features/contents/versions/merge-defaults.ts';
import { siteContents } from './site-contents.ts';

interface SeedContext extends Pick<ServerContext, 'database' | 'now' | 'newId'> {
  /** Set for a site that sells: there, items that a release adds have no stock until somebody counts them. */
  publicOrigin?: string | undefined;
}

/**
 * Adds this release's contents and items to the database. A content number that the database has seen adds nothing.
 */
export async function seed(context: SeedContext): Promise<void> {
  const { database, publicOrigin } = context;
  await database.alone(async () => {
    if (await hasNewDefaults(database.handle, contentNumber)) {
      const { catalogueItems, ...written } = await loadDefaults();
      const products = readDefaults('product', written.product);
      await addNewItems(context, catalogueItems, {
        products,
        isPublic: publicOrigin !== undefined,
      });
    }
    await fillMissingProducts(database.handle);
    const list = async () => siteContents(await loadDefaults());
    // This comes last, because it records the number.
    await seedContents(context, { number: contentNumber, list });
  });
}

/** Loads the defaults, only if they are new to the database. */
const loadDefaults = () => import('./site-defaults.ts');
