import { contentKinds } from '@uid/contract/content-kinds';
import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import { canBeWithdrawn, idFieldOf, partsOf } from '@uid/contract/content-parts';
import type { ContentPart, PartBodies } from '@uid/contract/content-parts';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import * as contract from '@uid/contract/staff-contents';
import { changePicture, uploadPicture } from '@uid/contract/staff-media';
import { photograph } from '@uid/pictures/testing/make-pictures';

import { markTexts, wordOf } from './mark-texts.ts';

/** Calls an endpoint as an editor. */
export type EditorCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  file?: Uint8Array,
) => Promise<{ status: number; result: OutputOf<E> }>;

const states = ['planned', 'drafted', 'begun', 'dated', 'withdrawn'] as const;

/** A content of which something is hidden: each of its parts contains a unique word. */
export interface Hidden {
  kind: ContentKind;
  id: string;
  state: (typeof states)[number];
  words: string[];
}

const language = 'en';

/** Examples of the kinds of which a new site has no content. */
const examples: Partial<Record<ContentKind, PartBodies>> = {
  redirect: { shared: { id: 'led', from: '/led', to: '/product/sdp', permanence: 'permanent' } },
};

/**
 * Hides a content of every kind in every state possible; those to be withdrawn are published, for `withdrawHidden`.
 */
export async function hideContents(call: EditorCall): Promise<Hidden[]> {
  const picture = await hidePicture(call);
  const hidden: Hidden[] = [];
  for (const kind of contentKinds)
    for (const state of states) {
      const shows = kind === 'news' && state === 'begun' ? picture : undefined;
      const each = await hide(call, { kind, state, picture: shows });
      if (each) hidden.push(each);
    }
  return hidden;
}

interface HiddenPicture {
  id: string;
  words: string[];
}

/** Adds a picture to the library that only a draft shows. */
async function hidePicture(call: EditorCall): Promise<HiddenPicture> {
  const words = ['zh', 'en'].map((each) => wordOf('picture', each));
  const [altZh = '', altEn = ''] = words;
  const file = await photograph({ width: 30, height: 20 });
  const { id } = await ask(call(uploadPicture, { language, name: `${altEn}.jpg` }, file));
  const focus = { focusX: 50, focusY: 50 };
  await ask(call(changePicture, { language, id, revision: 1, altZh, altEn, ...focus }));
  return { id, words };
}

async function hide(
  call: EditorCall,
  { kind, state, picture }: Pick<Hidden, 'kind' | 'state'> & { picture: HiddenPicture | undefined },
): Promise<Hidden | undefined> {
  const idField = idFieldOf(kind);
  const { id: known, bodies } = await readFirst(call, kind);
  const isNew = idField !== undefined && state !== 'drafted';
  const isDated = Object.hasOwn(bodies.shared ?? {}, 'publishedOn');
  if (!isNew && (known === undefined || state === 'begun' || state === 'withdrawn'))
    return undefined;
  if (state === 'dated' && (!isNew || !isDated)) return undefined;
  const id = isNew ? newId(kind, state) : known!;
  const words = [...(isNew ? [id.toLowerCase()] : []), ...(picture?.words ?? [])];
  const name = { language, kind, id } as const;
  const parts = isNew ? [] : (await ask(call(contract.getStaffContent, name))).parts;
  for (const part of partsOf(kind)) {
    const word = wordOf(kind, state, part);
    const own = isNew && part === 'shared' ? { [idField]: id, ...factsOf(kind, state, id) } : {};
    // The word is added to the list of synonyms, too.
    if (kind === 'synonyms') Object.assign(own, { words: wordsWith(bodies.shared, word) });
    const shown = picture && part === 'shared' ? { pictures: [picture.id] } : {};
    const marked = markTexts({ kind, part }, bodies[part], word) as object;
    const body = { ...marked, ...own, ...shown };
    const text = JSON.stringify(body);
    if (text.includes(word)) words.push(word);
    const revision = parts.find((each) => each.part === part)?.revision ?? 0;
    await ask(call(contract.saveContentDraft, { ...name, part, revision, body: text }));
  }
  if (words.length === 0) throw new Error(`No text of ${kind} can hold a word.`);
  const read = await readParts(call, name);
  if (state === 'planned')
    await ask(
      call(contract.scheduleContent, {
        ...name,
        parts: read,
        action: 'publish',
        starts: '2099-01-01T09:00',
      }),
    );
  if (state === 'dated' || state === 'withdrawn')
    await ask(call(contract.publishContent, { ...name, parts: read }));
  return { kind, id, state, words };
}

function wordsWith(shared: unknown, word: string): string[] {
  return [...(shared as ContentOf<'synonyms'>).words, word];
}

function newId(kind: ContentKind, state: Hidden['state']): string {
  return kind === 'advisory'
    ? `UID-SA-2099-10${states.indexOf(state)}`
    : wordOf(kind, state, 'address');
}

/** Facts of the shared part besides its texts. */
function factsOf(kind: ContentKind, state: Hidden['state'], id: string): object {
  if (state === 'dated') return { publishedOn: '2099-01-01', updatedOn: '2099-01-01' };
  return kind === 'redirect' ? { from: `/${id}` } : {};
}

/** The first published content of a kind. */
async function readFirst(
  call: EditorCall,
  kind: ContentKind,
): Promise<{ id?: string; bodies: PartBodies }> {
  const { contents } = await ask(call(contract.listStaffContents, { language, kind }));
  const first = contents.find(({ isPublished, isWithdrawn }) => isPublished && !isWithdrawn);
  if (!first) {
    const bodies = examples[kind];
    if (!bodies) throw new Error(`Say in hide-contents.ts what a ${kind} is like.`);
    return { bodies };
  }
  const { id } = first;
  const { parts } = await ask(call(contract.getStaffContent, { language, kind, id }));
  const bodies = Object.fromEntries(
    parts.map(({ part, published }) => [part, JSON.parse(published?.body ?? '{}') as unknown]),
  );
  return { id, bodies };
}

interface Name {
  language: 'en';
  kind: ContentKind;
  id: string;
}

async function readParts(
  call: EditorCall,
  name: Name,
): Promise<{ part: ContentPart; revision: number }[]> {
  const { parts } = await ask(call(contract.getStaffContent, name));
  return parts.map(({ part, revision }) => ({ part, revision }));
}

export async function withdrawHidden(call: EditorCall, hidden: readonly Hidden[]): Promise<void> {
  for (const { kind, id, state } of hidden) {
    if (state !== 'withdrawn' || !canBeWithdrawn(kind, id)) continue;
    const name = { language, kind, id } as const;
    await ask(call(contract.withdrawContent, { ...name, parts: await readParts(call, name) }));
  }
}

/** Publishes all hidden contents except those that another draft has replaced. */
export async function publishHidden(
  call: EditorCall,
  hidden: readonly Hidden[],
  today: string,
): Promise<{ shown: Hidden[]; replaced: Hidden[] }> {
  const replaced: Hidden[] = [];
  for (const each of hidden) {
    const { kind, id, state } = each;
    const name = { language, kind, id } as const;
    if (state === 'withdrawn') {
      await ask(call(contract.bringContentBack, { ...name, parts: await readParts(call, name) }));
      continue;
    }
    if (state === 'dated') await dateAt(call, name, today);
    const { parts } = await ask(call(contract.getStaffContent, name));
    const drafts = parts.filter(({ draft }) => draft);
    const isReplaced = !drafts.some(({ draft }) =>
      each.words.some((word) => draft?.body.toLowerCase().includes(word)),
    );
    if (isReplaced) replaced.push(each);
    if (isReplaced || drafts.length === 0) continue;
    const read = drafts.map(({ part, revision }) => ({ part, revision }));
    await ask(call(contract.publishContent, { ...name, parts: read }));
  }
  return { shown: hidden.filter((each) => !replaced.includes(each)), replaced };
}

async function dateAt(call: EditorCall, name: Name, publishedOn: string): Promise<void> {
  const { parts } = await ask(call(contract.getStaffContent, name));
  const { revision, published } = parts.find(({ part }) => part === 'shared')!;
  const dates = { publishedOn, updatedOn: publishedOn };
  const body = JSON.stringify({ ...(JSON.parse(published?.body ?? '{}') as object), ...dates });
  await ask(call(contract.saveContentDraft, { ...name, part: 'shared', revision, body }));
}

async function ask<Result>(answer: Promise<{ status: number; result: Result }>): Promise<Result> {
  const { status, result } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(result)}`);
  return result;
}
