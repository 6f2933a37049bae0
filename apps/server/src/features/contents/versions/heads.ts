import type { ContentKind } from '@uid/contract/content-kinds';
import { partsOf } from '@uid/contract/content-parts';
import type { ContentPart, PartBodies } from '@uid/contract/content-parts';
import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { holdRows } from '../../../database/hold-rows.ts';
import type { Tables } from '../../../database/tables.ts';

export type ContentHead = Selectable<Tables['contentHeads']>;
/** By part, the versions of a content that are published, drafted and offered. */
export type Heads = Map<ContentPart, ContentHead>;

export interface ContentName {
  kind: ContentKind;
  id: string;
}

export async function readHeads(handle: Handle, { kind, id }: ContentName): Promise<Heads> {
  return byPart(await headsOf(handle, { kind, id }).execute());
}

/** Reads the heads and locks them until the transaction ends, so that nobody else changes the content. */
export async function lockHeads(handle: Handle, { kind, id }: ContentName): Promise<Heads> {
  return byPart(await holdRows(handle, headsOf(handle, { kind, id })).execute());
}

function headsOf(handle: Handle, { kind, id }: ContentName) {
  return handle
    .selectFrom('contentHeads')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('part');
}

function byPart(heads: readonly ContentHead[]): Heads {
  return new Map(heads.map((head) => [head.part, head]));
}

/** Writes the changes to a head and raises its revision. */
export async function updateHead(
  handle: Handle,
  { kind, id, part, revision }: ContentHead,
  change: Partial<Omit<ContentHead, 'kind' | 'id' | 'part' | 'revision'>>,
): Promise<void> {
  await handle
    .updateTable('contentHeads')
    .set({ ...change, revision: revision + 1 })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('part', '=', part)
    .execute();
}

/** Returns the version's body as JSON. */
export async function readVersionText(
  handle: Handle,
  { kind, id, part, number }: ContentName & { part: ContentPart; number: number },
): Promise<string | undefined> {
  const row = await handle
    .selectFrom('contentVersions')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('part', '=', part)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.body;
}

export async function readVersionBody(
  handle: Handle,
  version: Parameters<typeof readVersionText>[1],
): Promise<unknown> {
  const text = await readVersionText(handle, version);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

/** Reads the published texts. A part that was never published is missing. */
export async function readPublished(handle: Handle, heads: Heads): Promise<PartBodies> {
  const bodies: PartBodies = {};
  for (const [part, { kind, id, published }] of heads)
    if (published !== null)
      bodies[part] = await readVersionBody(handle, { kind, id, part, number: published });
  return bodies;
}

export async function readRevisions(
  handle: Handle,
  name: ContentName,
): Promise<{ revisions: Partial<Record<ContentPart, number>> }> {
  const heads = await readHeads(handle, name);
  return {
    revisions: Object.fromEntries(
      partsOf(name.kind).flatMap((part) => {
        const head = heads.get(part);
        return head ? [[part, head.revision]] : [];
      }),
    ),
  };
}
