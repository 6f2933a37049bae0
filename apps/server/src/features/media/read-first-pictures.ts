import type { Language } from '@uid/contract/language';
import type { PagePicture } from '@uid/contract/page-picture';

import type { Handle } from '../../database/database.ts';
import { presentPagePicture } from './read-page-pictures.ts';

/** The photograph that stands for each of these items in a list, by the item's id; some have none. */
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
    // Of several the first is written last, and stays.
    .orderBy('itemPictures.position', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.itemId, presentPagePicture(row, language)]));
}
