import { partsOf, splitContent } from '@uid/contract/content-parts';

import type { Database, Handle } from '../../../database/database.ts';
import { readBody } from '../read-body.ts';
import { appearanceOf, writeShown } from './show-content.ts';
import { insertVersions } from './insert-versions.ts';

const atOnce = 200;

/**
 * Creates the first versions of contents that have none: those older than versioning, and those inserted without the
 * console. The next merge finds out whether such a text is a release's or somebody's own. Damaged rows wait until they
 * are repaired.
 */
export async function adoptRows(database: Database, now: number): Promise<void> {
  while (await database.transact((handle) => adoptBatch(handle, now)));
}

async function adoptBatch(handle: Handle, now: number): Promise<boolean> {
  const rows = await handle
    .selectFrom('contents')
    .select(['kind', 'id', 'position', 'body'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contentHeads')
            .select('contentHeads.id')
            .whereRef('contentHeads.kind', '=', 'contents.kind')
            .whereRef('contentHeads.id', '=', 'contents.id'),
        ),
      ),
    )
    .orderBy('kind')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  const known = rows.flatMap((row) => {
    const content = readBody(row.kind, row);
    return content ? [{ ...row, content }] : [];
  });
  if (known.length === 0) return false;
  const parts = known.flatMap(({ kind, id, position, content }) => {
    const bodies = splitContent(kind, content);
    return partsOf(kind).map((part) => ({ kind, id, part, position, body: bodies[part] }));
  });
  await insertVersions(
    handle,
    parts.map(({ kind, id, part, body }) => ({
      kind,
      id,
      part,
      number: 1,
      body: JSON.stringify(body),
      origin: 'code' as const,
      authorId: null,
      at: now,
    })),
  );
  await handle
    .insertInto('contentHeads')
    .values(
      parts.map(({ kind, id, part, position }) => ({
        kind,
        id,
        part,
        position,
        latest: 1,
        published: 1,
        revision: 0,
      })),
    )
    .execute();
  for (const row of known)
    if ('publishedOn' in row.content && appearanceOf(row.content.publishedOn) > now)
      await writeShown(handle, { ...row, now });
  return rows.length === atOnce;
}
