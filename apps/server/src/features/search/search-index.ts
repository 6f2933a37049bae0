import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import type { searchKinds } from '@uid/contract/kinds';
import type { SearchResult } from '@uid/contract/search';

import { findMatches } from './find-matches.ts';
import type { Finding } from './find-matches.ts';
import { excerptOf, markMatches } from './mark-matches.ts';
import type { SearchEntry } from './search-entry.ts';
import { isHan } from './split-terms.ts';
import type { Found, Kept } from './search-forms.ts';
import { isStopWord } from './stop-words.ts';
import { createTermIndex } from './term-index.ts';
import { createVocabulary } from './vocabulary.ts';

type Kind = (typeof searchKinds)[number];

export interface SearchIndex {
  find: (q: string, asked?: { isExact: boolean }) => Finding;
  /** Returns what the page shows of a match, with the matched words marked. */
  present: (found: Found) => SearchResult;
  /** Indexes the current texts of the site. The words for corrections are updated later. */
  update: (searched: Searched) => Promise<void>;
}

export interface Searched {
  entries: readonly SearchEntry[];
  /** Groups of words that mean the same thing. */
  synonyms: readonly (readonly string[])[];
}

const excerptLength = 150;
export const kindBoost: Partial<Record<Kind, number>> = {
  page: 1.5,
  product: 1.5,
  item: 1.2,
  document: 0.4,
};

/** Numbers of entries that are indexed, or compared without a change, before other work gets a turn. */
const turn = { indexed: 20, seen: 500 };
/**
 * Creates an index of one language, in memory. The index keeps what a result shows, not the indexed texts. An update
 * indexes only entries that have changed, so that new text is found at once, even on a busy machine.
 */
export async function createSearchIndex(searched: Searched): Promise<SearchIndex> {
  const index = createTermIndex();
  const entries = new Map<string, Kept>();
  let { synonyms } = searched;

  /** Returns true if an entry was added, changed or removed. */
  async function takeIn(all: readonly SearchEntry[]): Promise<boolean> {
    const gone = new Set(entries.keys());
    let isNew = false;
    let work = 0;
    for (const [place, entry] of all.entries()) {
      if (work >= turn.seen) {
        work = 0;
        await nextTurn();
      }
      work += 1;
      const { kind, path, title, summary, other, body } = entry;
      const id = `${kind} ${path}`;
      gone.delete(id);
      const digest = hash('sha256', JSON.stringify([title, other, summary, body]), 'base64');
      const known = entries.get(id);
      if (known) known.place = place;
      if (known?.digest === digest) continue;
      index.add({ ...entry, id, boost: kindBoost[kind] });
      entries.set(id, { kind, path, title, summary, digest, place });
      isNew = true;
      work += turn.seen / turn.indexed;
    }
    for (const id of gone) {
      index.remove(id);
      entries.delete(id);
    }
    return isNew || gone.size > 0;
  }

  await takeIn(searched.entries);
  let vocabulary = await createVocabulary(searched.entries, synonyms);
  let updates = 0;
  let renewing = Promise.resolve();

  /** Runs one renewal at a time; of several that wait, only the last. */
  async function renewVocabulary(own: Searched, before: Promise<void>): Promise<void> {
    const update = ++updates;
    await before;
    if (update === updates) vocabulary = await createVocabulary(own.entries, own.synonyms);
  }

  return {
    find: (query, asked = { isExact: false }) =>
      findMatches(query, { index: index.open(), entries, synonyms, vocabulary }, asked),
    present: presentFound,
    async update(next) {
      const isChanged = await takeIn(next.entries);
      if (!isChanged && isDeepStrictEqual(next.synonyms, synonyms)) return;
      ({ synonyms } = next);
      // If the renewal fails, queries are still corrected to the previous words.
      renewing = renewVocabulary(next, renewing).catch(() => undefined);
    },
  };
}

function presentFound({ entry, match: { asked, matched } }: Found): SearchResult {
  const { kind, path, title, summary } = entry;
  // A single Chinese character matches as the beginning of a pair, but is marked alone.
  const found = matched.flatMap((term) =>
    isHan(term) && !asked.includes(term) ? Array.from(term).slice(0, 1) : [term],
  );
  // For “how long is the warranty” only “warranty” is marked; otherwise every “the” would be.
  const telling = found.filter((term) => !isStopWord(term));
  const terms = telling.length > 0 ? telling : found;
  return {
    kind,
    path,
    title: markMatches(title, terms),
    excerpt: markMatches(excerptOf(summary, terms, excerptLength), terms),
  };
}
