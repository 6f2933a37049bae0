import type { chooseItemPictures as contract } from '@uid/contract/staff-media';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import { AppError } from '../../http/app-error.ts';
import { findUnreadyPictures } from './find-unready-pictures.ts';
import { listItemPictureIds } from './read-item-pictures.ts';
import { holdPictures } from './repository.ts';

type Choice = Omit<ParsedInputOf<typeof contract>, 'language'>;

/**
 * Makes the page of an item show these pictures, each once. Throws PICTURE_CHANGED unless the page still shows those in
 * `before`.
 */
export async function chooseItemPictures(
  handle: Handle,
  { itemId, before, pictures }: Choice,
): Promise<void> {
  const item = handle.selectFrom('items').select('id').where('id', '=', itemId);
  if (!(await holdRows(handle, item).executeTakeFirst())) throw new AppError('NOT_FOUND');
  const now = await listItemPictureIds(handle, itemId);
  if (JSON.stringify(now) !== JSON.stringify(before)) throw new AppError('PICTURE_CHANGED');
  const chosen = [...new Set(pictures)];
  await holdPictures(handle, chosen);
  for (const { lacks } of await findUnreadyPictures(handle, chosen))
    throw new AppError(lacks === 'text' ? 'PICTURE_WITHOUT_TEXT' : 'NOT_FOUND');
  await handle.deleteFrom('itemPictures').where('itemId', '=', itemId).execute();
  if (chosen.length === 0) return;
  const rows = chosen.map((pictureId, position) => ({ itemId, position, pictureId }));
  await handle.insertInto('itemPictures').values(rows).execute();
}
