import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { contentSchemas } from '@uid/contract/content-kinds';
import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import { joinContent, partsOf, splitContent } from '@uid/contract/content-parts';
import type { ContentPart, PartBodies } from '@uid/contract/content-parts';

import type { Database, Handle } from '../../../database/database.ts';
import { insertContents } from '../contents.ts';
import type { ContentRow } from '../contents.ts';
import { lockHeads, readPublished, readVersionBody, updateHead } from './heads.ts';
import type { ContentHead, ContentName } from './heads.ts';
import { appearanceOf, writeShown } from './show-content.ts';
import { insertVersions } from './insert-versions.ts';

/** The contents that this release brings, with a number that rises whenever one of them changes. */
export interface Defaults {
  number: number;
  /** Called only if the number is new. */
  list: () => Promise<ContentRow[]>;
}

interface Merging {
  database: Database;
  now: number;
}

/**
 * Merges the contents of a release into a site where staff write, too, much like a branch: what is new is added, what
 * only the code has changed is published, and what both have changed stays as staff wrote it, with the release's text
 * as an offer. A number that the database has seen changes nothing. Neither does a lower one, which is from an older
 * release, perhaps one that runs beside a newer one.
 */
export async function mergeDefaults(
  { database, now }: Merging,
  { number, list }: Defaults,
): Promise<void> {
  if (!(await hasNewDefaults(database.handle, number))) return;
  const defaults = await list();
  await database.transact(async (handle) => {
    const { numUpdatedRows } = await handle
      .updateTable('contentDefaults')
      .set({ number })
      .where('number', '<', number)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const known = await listKnown(handle, defaults);
    await insertDefaults(
      handle,
      defaults.filter((each) => !known.has(keyOf(each))),
      now,
    );
    for (const each of defaults)
      if (known.has(keyOf(each))) await mergeDefault(handle, each, { database, now });
  });
}

/** True if these are later than any that the database has seen. */
export async function hasNewDefaults(handle: Handle, number: number): Promise<boolean> {
  const seen = await handle
    .selectFrom('contentDefaults')
    .select('number')
    .executeTakeFirstOrThrow();
  return seen.number < number;
}

/** Returns the keys of those that the site has or had. Damaged rows, which have no heads, are included. */
async function listKnown(handle: Handle, defaults: readonly ContentRow[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const kind of new Set(defaults.map((each) => each.kind))) {
    const ids = defaults.filter((each) => each.kind === kind).map(({ id }) => id);
    for (const table of ['contentHeads', 'contents'] as const) {
      const rows = await handle
        .selectFrom(table)
        .select('id')
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .execute();
      for (const { id } of rows) known.add(keyOf({ kind, id }));
    }
  }
  return known;
}

function keyOf({ kind, id }: ContentName): string {
  return `${kind}/${id}`;
}

interface DefaultPart {
  part: ContentPart;
  /** JSON. */
  text: string;
  body: unknown;
  defaultHash: string;
}

function partsOfDefault({ kind, body }: ContentRow): DefaultPart[] {
  const content = contentSchemas[kind].parse(body) as ContentOf<ContentKind>;
  const bodies = splitContent(kind, content as never);
  return partsOf(kind).map((part) => {
    const text = JSON.stringify(bodies[part]);
    return { part, text, body: bodies[part], defaultHash: hash('sha256', text) };
  });
}

const atOnce = 100;

/** Adds contents that the site never had. One dated later stays hidden until its day. */
async function insertDefaults(
  handle: Handle,
  defaults: readonly ContentRow[],
  now: number,
): Promise<void> {
  const parts = defaults.flatMap((row) =>
    partsOfDefault(row).map((part) => ({ ...part, kind: row.kind, id: row.id, row })),
  );
  await insertVersions(
    handle,
    parts.map(({ kind, id, part, text }) => ({
      kind,
      id,
      part,
      number: 1,
      body: text,
      origin: 'code' as const,
      authorId: null,
      at: now,
    })),
  );
  for (let at = 0; at < parts.length; at += atOnce)
    await handle
      .insertInto('contentHeads')
      .values(
        parts.slice(at, at + atOnce).map(({ kind, id, part, defaultHash, row: { position } }) => ({
          kind,
          id,
          part,
          position,
          defaultHash,
          latest: 1,
          published: 1,
          base: 1,
          revision: 0,
        })),
      )
      .execute();
  const toCome = defaults.flatMap(({ kind, id, publishedOn }) => {
    const at = publishedOn === undefined ? now : appearanceOf(publishedOn);
    return at > now ? [{ kind, id, at }] : [];
  });
  if (toCome.length > 0) await handle.insertInto('contentsToCome').values(toCome).execute();
  const later = new Set(toCome.map(keyOf));
  const shown = defaults.filter((each) => !later.has(keyOf(each)));
  if (shown.length > 0) await insertContents(handle, shown);
}

async function mergeDefault(handle: Handle, row: ContentRow, { now }: Merging): Promise<void> {
  const { kind, id } = row;
  const heads = await lockHeads(handle, { kind, id });
  const published = await readPublished(handle, heads);
  // Compares the text as readers get it: the schema trims spaces that staff may have left around a text.
  const { content: shown } = joinContent(kind, id, published);
  const shownParts = shown ? splitContent(kind, shown as never) : published;
  const changed: Changed[] = [];
  for (const each of partsOfDefault(row)) {
    const head = heads.get(each.part);
    if (!head || head.defaultHash === each.defaultHash) continue;
    const isTheirs = isDeepStrictEqual(shownParts[each.part], each.body);
    const isUntouched = !isTheirs && (await isAsReleased(handle, head, published[each.part]));
    changed.push({ ...each, head, outcome: outcomeOf({ head, isTheirs, isUntouched }) });
  }
  const taken = changed.filter(({ outcome }) => outcome === 'take');
  const merged: PartBodies = {
    ...published,
    ...Object.fromEntries(taken.map(({ part, body }) => [part, body])),
  };
  const { content } = joinContent(kind, id, merged);
  for (const each of changed) {
    // If the code's text does not fit those of the staff, it is offered to them instead.
    const outcome = each.outcome === 'take' && !content ? 'offer' : each.outcome;
    await writeOutcome(handle, { ...each, outcome }, now);
  }
  if (taken.length > 0 && content)
    await writeShown(handle, { kind, id, content, position: row.position, now });
}

type Outcome = 'same' | 'take' | 'offer';

interface Changed extends DefaultPart {
  head: ContentHead;
  outcome: Outcome;
}

/** Decides what happens to a text of the code that has changed. */
function outcomeOf({
  head: { archivedAt },
  isTheirs,
  isUntouched,
}: {
  head: Pick<ContentHead, 'archivedAt'>;
  /** True if staff have published exactly this text. */
  isTheirs: boolean;
  /** True if the published text is that of an earlier release. */
  isUntouched: boolean;
}): Outcome {
  if (isTheirs) return 'same';
  return isUntouched && archivedAt === null ? 'take' : 'offer';
}

async function isAsReleased(
  handle: Handle,
  { kind, id, part, base, published }: ContentHead,
  body: unknown,
): Promise<boolean> {
  if (base === null || published === null) return false;
  return isDeepStrictEqual(await readVersionBody(handle, { kind, id, part, number: base }), body);
}

async function writeOutcome(
  handle: Handle,
  { head, outcome, defaultHash, text }: Changed,
  now: number,
): Promise<void> {
  if (outcome === 'same') {
    await updateHead(handle, head, { base: head.published, offered: null, defaultHash });
    return;
  }
  const { kind, id, part } = head;
  const number = head.latest + 1;
  const facts = { origin: 'code', authorId: null, at: now } as const;
  await insertVersions(handle, [{ kind, id, part, number, body: text, ...facts }]);
  const change =
    outcome === 'take' ? { published: number, base: number, offered: null } : { offered: number };
  await updateHead(handle, head, { latest: number, defaultHash, ...change });
}
