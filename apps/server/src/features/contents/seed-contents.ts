import type { ServerContext } from '../../context.ts';
import { fillListKeys } from './list-keys.ts';
import { adoptRows } from './versions/adopt-rows.ts';
import { mergeDefaults } from './versions/merge-defaults.ts';
import type { Defaults } from './versions/merge-defaults.ts';

/** Publishes the code's texts that have changed. Texts that staff wrote stay. */
export async function seedContents(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  defaults: Defaults,
): Promise<void> {
  await fillListKeys(database);
  await adoptRows(database, now());
  await mergeDefaults({ database, now: now() }, defaults);
}
