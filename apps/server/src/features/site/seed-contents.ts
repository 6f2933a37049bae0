import type { Database } from '../../database/database.ts';
import { insertContents } from './repository.ts';
import type { ContentRow } from './repository.ts';

/** Fills an empty site with the company's words. What is already there stays as it is. */
export async function seedContents(database: Database, contents: ContentRow[]): Promise<void> {
  await database.transact((handle) => insertContents(handle, contents));
}
