import type { Language } from '@uid/contract/language';
import type { PagePicture } from '@uid/contract/page-picture';

import type { Handle } from '../../database/database.ts';
import { readPagePictures } from './read-page-pictures.ts';

/** Returns the pictures that the page of an item shows. */
export async function readItemPictures(
  handle: Handle,
  itemId: string,
  language: Language,
): Promise<PagePicture[]> {
  return readPagePictures(handle, await listItemPictureIds(handle, itemId), language);
}

export async function listItemPictureIds(handle: Handle, itemId: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('itemPictures')
    .select('pictureId')
    .where('itemId', '=', itemId)
    .orderBy('position')
    .execute();
  return rows.map(({ pictureId }) => pictureId);
}
