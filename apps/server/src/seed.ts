import type { Database } from './database/database.ts';
import { seedContents } from './features/site/seed-contents.ts';
import { siteContents } from './site-contents.ts';

/** Gives an empty database what the company has to say and to sell. Does nothing where rows exist. */
export async function seed(database: Database): Promise<void> {
  await seedContents(database, siteContents());
}
