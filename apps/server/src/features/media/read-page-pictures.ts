import type { Language } from '@uid/contract/language';
import type { PagePicture } from '@uid/contract/page-picture';

import type { Handle } from '../../database/database.ts';
import { readWidths } from './picture.ts';
import type { PictureRow } from './repository.ts';

/**
 * Returns the pictures of these ids in their order, as a page shows them, except those that the library does not have.
 */
export async function readPagePictures(
  handle: Handle,
  ids: readonly string[],
  language: Language,
): Promise<PagePicture[]> {
  if (ids.length === 0) return [];
  const rows = await handle
    .selectFrom('pictures')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [presentPagePicture(row, language)] : [];
  });
}

export function presentPagePicture(row: PictureRow, language: Language): PagePicture {
  const { hash, width, height, altZh, altEn, focusX, focusY } = row;
  const alt = { zh: altZh, en: altEn }[language];
  return { hash, width, height, widths: readWidths(row), alt, focusX, focusY };
}
