import type { Database } from '../../database/database.ts';
import { insertContents } from './contents.ts';
import type { ContentRow } from './contents.ts';
import { fillListKeys } from './list-keys.ts';

/** Fills an empty site with the company's words. What is already there stays as it is. */
export async function seedContents(database: Database, contents: ContentRow[]): Promise<void> {
  await database.transact((handle) => insertContents(handle, contents));
  await fillListKeys(database);
}
