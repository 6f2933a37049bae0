import type { Language } from '@uid/contract/language';
import type { PagePicture } from '@uid/contract/page-picture';

import type { Handle } from '../../database/database.ts';
import { presentPagePicture } from './read-page-pictures.ts';

/** Returns the photograph that represents each of these items in a list, by the item's id; some items have none. */
export async function readFirstPictures(
  handle: Handle,
  itemIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, PagePicture>> {
  if (itemIds.length === 0) return new Map();
  const rows = await handle
    .selectFrom('itemPictures')
    .innerJoin('pictures', 'pictures.id', 'itemPictures.pictureId')
    .selectAll('pictures')
    .select('itemPictures.itemId')
    .where('itemPictures.itemId', 'in', [...itemIds])
    // The first of several pictures comes last, so it is the one that stays in the map.
    .orderBy('itemPictures.position', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.itemId, presentPagePicture(row, language)]));
}
