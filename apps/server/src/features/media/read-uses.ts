import type { Language, Localised } from '@uid/contract/language';
import type { PictureUse } from '@uid/contract/staff-media';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';

/**
 * Lists the items that show this picture, and the contents whose text names it in a drafted, published, planned or
 * offered version. An id does not occur in a text by accident. Titles come from the last version of a part.
 */
export async function readUses(
  handle: Handle,
  id: string,
  language: Language,
): Promise<PictureUse[]> {
  const rows = await handle
    .selectFrom('contentHeads as heads')
    .innerJoin('contentVersions as versions', (join) =>
      join
        .onRef('versions.kind', '=', 'heads.kind')
        .onRef('versions.id', '=', 'heads.id')
        .onRef('versions.part', '=', 'heads.part'),
    )
    .select(['heads.kind', 'heads.id'])
    .select(
      sql<number>`max(case when versions.number = heads.published then 1 else 0 end)`.as(
        'published',
      ),
    )
    .where((eb) =>
      eb.or([
        sql<boolean>`versions.number in (heads.draft, heads.published, heads.offered)`,
        eb.exists(
          eb
            .selectFrom('contentSchedules as plans')
            .select('plans.id')
            .whereRef('plans.kind', '=', 'versions.kind')
            .whereRef('plans.contentId', '=', 'versions.id')
            .where('plans.state', '=', 'waiting')
            .where(sql<boolean>`plans.parts like ${isPlanned}`),
        ),
      ]),
    )
    .where('versions.body', 'like', `%"${id}"%`)
    .groupBy(['heads.kind', 'heads.id'])
    .orderBy('heads.kind')
    .orderBy('heads.id')
    .execute();
  const contents = rows.map(async ({ kind, id: used, published }): Promise<PictureUse> => ({
    kind,
    id: used,
    title: (await readTitle(handle, { kind, id: used, language })) ?? used,
    isPublished: published === 1,
  }));
  return [...(await Promise.all(contents)), ...(await readItems(handle, id, language))];
}

/** How a plan names a version in its JSON. */
const isPlanned = sql`'%{"part":"' || versions.part || '","number":' || versions.number || '}%'`;

async function readItems(handle: Handle, id: string, language: Language): Promise<PictureUse[]> {
  const rows = await handle
    .selectFrom('itemPictures')
    .innerJoin('items', 'items.id', 'itemPictures.itemId')
    .select(['items.id', 'items.texts'])
    .where('itemPictures.pictureId', '=', id)
    .orderBy('items.id')
    .execute();
  return rows.map(({ id: used, texts }) => {
    const { name } = (JSON.parse(texts) as Localised<{ name: string }>)[language];
    return { kind: 'item', id: used, title: name, isPublished: true };
  });
}

async function readTitle(
  handle: Handle,
  { kind, id, language }: { kind: PictureUse['kind']; id: string; language: Language },
): Promise<string | undefined> {
  const row = await handle
    .selectFrom('contentVersions')
    .select('title')
    .where('kind', '=', kind as never)
    .where('id', '=', id)
    .where('part', 'in', [language, 'shared'])
    .where('title', 'is not', null)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.title ?? undefined;
}
