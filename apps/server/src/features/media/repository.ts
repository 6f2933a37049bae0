import type { Insertable, Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import type { Tables } from '../../database/tables.ts';
import { containsInAnyCase } from '../../database/text-conditions.ts';

export type PictureRow = Selectable<Tables['pictures']>;

export interface PictureFilter {
  q?: string | undefined;
  state?: 'without-text' | undefined;
  after?: string | undefined;
}

/** Lists the newest pictures first, because ids rise with time. */
export function listRows(
  handle: Handle,
  { q, state, after }: PictureFilter,
  limit: number,
): Promise<PictureRow[]> {
  return handle
    .selectFrom('pictures')
    .selectAll()
    .$if(!!q, (query) =>
      query.where((eb) =>
        eb.or(
          (['name', 'altZh', 'altEn'] as const).map((each) => containsInAnyCase(eb.ref(each), q!)),
        ),
      ),
    )
    .$if(state === 'without-text', (query) =>
      query.where((eb) => eb.or([eb('altZh', '=', ''), eb('altEn', '=', '')])),
    )
    .$if(after !== undefined, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findRow(handle: Handle, id: string): Promise<PictureRow | undefined> {
  return handle.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks these pictures, so that nobody removes one, or puts it on a page, until the transaction ends. */
export async function holdPictures(handle: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = handle
    .selectFrom('pictures')
    .select('id')
    .where('id', 'in', [...ids]);
  await holdRows(handle, rows.orderBy('id')).execute();
}

export async function findByHash(handle: Handle, hash: string): Promise<PictureRow | undefined> {
  return handle.selectFrom('pictures').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** Returns those of the hashes that a picture of the library has. */
export async function listKnownHashes(handle: Handle, hashes: readonly string[]) {
  const rows = await handle
    .selectFrom('pictures')
    .select('hash')
    .where('hash', 'in', [...hashes])
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** False when a picture with the same bytes exists already. */
export async function insertRow(
  handle: Handle,
  row: Insertable<Tables['pictures']>,
): Promise<boolean> {
  const added = await handle
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

/** False when somebody else has changed the picture since this revision. */
export async function updateRow(
  handle: Handle,
  { id, revision }: Pick<PictureRow, 'id' | 'revision'>,
  change: Partial<Omit<PictureRow, 'id' | 'revision' | 'addedAt'>>,
): Promise<boolean> {
  const changed = await handle
    .updateTable('pictures')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .execute();
  return changed.length > 0;
}

export async function deleteRow(
  handle: Handle,
  { id, revision }: Pick<PictureRow, 'id' | 'revision'>,
): Promise<boolean> {
  const deleted = await handle
    .deleteFrom('pictures')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .execute();
  return deleted.length > 0;
}
