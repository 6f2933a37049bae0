import { canBeWithdrawn, isContentId, partsOf, schemaOfPart } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { lockHeads, readHeads, readVersionText, updateHead } from './heads.ts';
import type { ContentHead, ContentName, Heads } from './heads.ts';
import { hideContent, showContent } from './show-content.ts';
import type { Showing } from './show-content.ts';
import { insertVersions } from './insert-versions.ts';

/** The editor, the time, and the settings that apply. */
export interface Editing extends Showing {
  accountId: string;
}

export interface PartName extends ContentName {
  part: ContentPart;
  revision: number;
}

export interface ReadParts extends ContentName {
  parts: readonly { part: ContentPart; revision: number }[];
}

/** Writes a new version of a part and makes it the draft. Returns its number. */
export async function saveDraft(
  handle: Handle,
  { body, begins, ...name }: PartName & { body: string; begins?: true | undefined },
  editing: Editing,
): Promise<number> {
  if (!schemaOfPart(name.kind, name.part)) throw new AppError('NOT_FOUND');
  const { kind, id } = name;
  const { size } = await lockHeads(handle, name);
  const isNew = size === 0 && (await addContent(handle, name));
  // A text from a release has revision 0 as well, so the revision alone does not show that the content exists already.
  if (begins && !isNew) throw new AppError('CONTENT_EXISTS', { details: { kind, id } });
  const head = await unchangedHead(handle, name, await lockHeads(handle, name));
  return addDraft(handle, { head, body, origin: 'staff' }, editing);
}

export async function discardDraft(handle: Handle, name: PartName): Promise<number> {
  const head = await unchangedHead(handle, name, await lockHeads(handle, name));
  if (head.draft === null) throw new AppError('NOT_FOUND');
  await updateHead(handle, head, { draft: null });
  return head.draft;
}

/** Copies an earlier version to a new one, and makes that the draft. */
export async function restoreVersion(
  handle: Handle,
  { number: restored, ...name }: PartName & { number: number },
  editing: Editing,
): Promise<number> {
  const head = await unchangedHead(handle, name, await lockHeads(handle, name));
  const body = await readVersionText(handle, { ...nameOf(head), number: restored });
  if (body === undefined) throw new AppError('NOT_FOUND');
  return addDraft(handle, { head, body, origin: 'restore' }, editing);
}

interface NewDraft {
  head: ContentHead;
  /** JSON. */
  body: string;
  origin: 'staff' | 'restore';
}

async function addDraft(
  handle: Handle,
  { head, body, origin }: NewDraft,
  { accountId, now }: Editing,
): Promise<number> {
  const number = head.latest + 1;
  const version = { ...nameOf(head), number, body, origin, authorId: accountId, at: now };
  await insertVersions(handle, [version]);
  await updateHead(handle, head, { latest: number, draft: number });
  return number;
}

/** Publishes the drafts of these parts, all of them or none. */
export async function publishParts(
  handle: Handle,
  name: ReadParts,
  editing: Editing,
): Promise<{ before: Published; after: Published }> {
  const drafts = await readParts(handle, name);
  const versions = drafts.map(({ part, draft }) => {
    if (draft === null) throw new AppError('CONTENT_NO_DRAFT');
    return { part, number: draft };
  });
  const heads: Heads = await readHeads(handle, name);
  return publishVersions(handle, { name, heads, versions }, editing);
}

export async function publishVersions(
  handle: Handle,
  {
    name,
    heads,
    versions,
  }: {
    name: ContentName;
    heads: Heads;
    versions: readonly { part: ContentPart; number: number }[];
  },
  showing: Showing,
): Promise<{ before: Published; after: Published }> {
  const before: Published = {};
  const after: Published = {};
  for (const { part, number } of versions) {
    const head = heads.get(part);
    if (!head) throw new AppError('NOT_FOUND');
    before[part] = head.published;
    after[part] = number;
    // A draft that is later than the published version stays.
    const draft = head.draft === number ? null : head.draft;
    await updateHead(handle, head, { published: number, draft });
  }
  const changed = await readHeads(handle, name);
  if (![...changed.values()].some(({ archivedAt }) => archivedAt !== null))
    await showContent(handle, { ...name, heads: changed }, showing);
  return { before, after };
}

/** Locks the heads of these parts until the transaction ends. Throws if one has changed since the caller read it. */
export async function readParts(
  handle: Handle,
  { parts, kind, id }: ReadParts,
): Promise<ContentHead[]> {
  const heads = await lockHeads(handle, { kind, id });
  const read: ContentHead[] = [];
  for (const each of parts) read.push(await unchangedHead(handle, { kind, id, ...each }, heads));
  return read;
}

/** The number of the published version of each part. */
type Published = Partial<Record<ContentPart, number | null>>;

/** Settles the offer of a release for a part: either its text is published, or that of the staff stays. */
export async function settleOffer(
  handle: Handle,
  { take, ...name }: PartName & { take: boolean },
  editing: Editing,
): Promise<{ before: number | null; after: number | null }> {
  const head = await unchangedHead(handle, name, await lockHeads(handle, name));
  const { offered, published } = head;
  if (offered === null) throw new AppError('NOT_FOUND');
  const change = take ? { published: offered } : {};
  await updateHead(handle, head, { ...change, base: offered, offered: null });
  if (take && head.archivedAt === null)
    await showContent(handle, { ...name, heads: await readHeads(handle, name) }, editing);
  return { before: published, after: take ? offered : published };
}

/** Takes a content off the site. Its versions stay. */
export async function withdraw(handle: Handle, name: ReadParts, editing: Editing): Promise<void> {
  await readParts(handle, name);
  await withdrawContent(handle, { name, heads: await readHeads(handle, name) }, editing.now);
}

export async function withdrawContent(
  handle: Handle,
  { name, heads }: { name: ContentName; heads: Heads },
  now: number,
): Promise<void> {
  if (!canBeWithdrawn(name.kind, name.id)) throw new AppError('CONTENT_LASTING');
  for (const head of heads.values()) await updateHead(handle, head, { archivedAt: now });
  await hideContent(handle, name);
}

export async function bringBack(handle: Handle, name: ReadParts, editing: Editing): Promise<void> {
  await readParts(handle, name);
  const heads = await readHeads(handle, name);
  for (const head of heads.values()) await updateHead(handle, head, { archivedAt: null });
  await showContent(handle, { ...name, heads: await readHeads(handle, name) }, editing);
}

/** Adds a content without any text at the end of its kind. Returns false if another transaction has just added it. */
async function addContent(handle: Handle, { kind, id, revision }: PartName): Promise<boolean> {
  if (revision !== 0 || !isContentId(kind, id)) throw new AppError('NOT_FOUND');
  const { last } = await handle
    .selectFrom('contentHeads')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const added = await handle
    .insertInto('contentHeads')
    .values(
      partsOf(kind).map((part) => ({
        kind,
        id,
        part,
        latest: 0,
        revision: 0,
        position: (last ?? 0) + 1,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'id', 'part']).doNothing())
    .returning('part')
    .execute();
  return added.length > 0;
}

/** Returns the head of a part. Throws an error with the current state if it has changed since the caller read it. */
async function unchangedHead(
  handle: Handle,
  { part, revision }: PartName,
  heads: Heads,
): Promise<ContentHead> {
  const head = heads.get(part);
  if (!head) throw new AppError('NOT_FOUND');
  if (head.revision === revision) return head;
  const number = head.draft ?? head.published;
  const body = number === null ? undefined : await readVersionText(handle, { ...head, number });
  throw new AppError('CONTENT_CHANGED', {
    details: { part, revision: head.revision, isDraft: head.draft !== null, number, body },
  });
}

function nameOf({ kind, id, part }: ContentHead) {
  return { kind, id, part };
}
