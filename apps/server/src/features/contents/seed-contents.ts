import type { ServerContext } from '../../context.ts';
import { fillListKeys } from './list-keys.ts';
import { adoptRows } from './versions/adopt-rows.ts';
import { mergeDefaults } from './versions/merge-defaults.ts';
import type { Defaults } from './versions/merge-defaults.ts';

/** Brings what the code says to the site. What staff wrote stays as it is. */
export async function seedContents(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  defaults: Defaults,
): Promise<void> {
  await fillListKeys(database);
  await adoptRows(database, now());
  await mergeDefaults({ database, now: now() }, defaults);
}
