import { canBeWithdrawn, partsOf } from '@uid/contract/content-parts';
import type { StaffContent } from '@uid/contract/staff-contents';

import type { Handle } from '../../../database/database.ts';
import { readHeads, readVersionText } from './heads.ts';
import type { ContentHead, ContentName } from './heads.ts';
import { listVersions } from './list-versions.ts';
import { listSchedules } from './schedule.ts';

/** Reads a content as the console shows it, or undefined if there is none. */
export async function readContent(
  handle: Handle,
  { kind, id }: ContentName,
): Promise<StaffContent | undefined> {
  // Schedules are read before the heads. In the other order, a plan carried out in between would be missing although
  // the old text is still shown.
  const schedules = await listSchedules(handle, { kind, id });
  const heads = await readHeads(handle, { kind, id });
  if (heads.size === 0) return undefined;
  const parts: StaffContent['parts'] = [];
  for (const part of partsOf(kind)) {
    const head = heads.get(part);
    if (head) parts.push(await readPart(handle, head));
  }
  const toCome = await handle
    .selectFrom('contentsToCome')
    .select('at')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const { versions, next } = await listVersions(handle, { kind, id });
  return {
    kind,
    id,
    isWithdrawn: [...heads.values()].some(({ archivedAt }) => archivedAt !== null),
    canBeWithdrawn: canBeWithdrawn(kind, id),
    ...(toCome && { appearsAt: toCome.at }),
    parts,
    schedules,
    versions,
    ...(next !== undefined && { hasEarlierVersions: true }),
  };
}

async function readPart(handle: Handle, head: ContentHead): Promise<StaffContent['parts'][number]> {
  const { part, revision } = head;
  // The earlier default on which the published text is based helps to judge the one that is offered.
  const base = head.offered === null ? null : head.base;
  const { draft, published, offered } = head;
  const texts: Partial<Record<TextName, Text>> = {};
  for (const [name, number] of Object.entries({ draft, published, offered, base }))
    if (number !== null) texts[name as TextName] = await readText(handle, head, number);
  return { part, revision, ...texts };
}

type TextName = 'draft' | 'published' | 'offered' | 'base';
type Text = NonNullable<StaffContent['parts'][number][TextName]>;

async function readText(handle: Handle, head: ContentHead, number: number): Promise<Text> {
  const body = await readVersionText(handle, { ...head, number });
  return { number, body: body ?? '{}' };
}
