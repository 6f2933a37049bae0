import type { Handle } from '../../database/database.ts';

/** Why a page can't show a picture: the library does not have it, or it is not described in both languages. */
export interface UnreadyPicture {
  id: string;
  lacks: 'picture' | 'text';
}

export async function findUnreadyPictures(
  handle: Handle,
  ids: readonly string[],
): Promise<UnreadyPicture[]> {
  if (ids.length === 0) return [];
  const rows = await handle
    .selectFrom('pictures')
    .select(['id', 'altZh', 'altEn'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id): UnreadyPicture[] => {
    const row = rows.find((each) => each.id === id);
    if (!row) return [{ id, lacks: 'picture' }];
    return row.altZh === '' || row.altEn === '' ? [{ id, lacks: 'text' }] : [];
  });
}
