import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import type { searchKinds } from '@uid/contract/kinds';
import type { SearchResult } from '@uid/contract/search';

import { correctQuery, joinWords, partsOf } from './correct-query.ts';
import { excerptOf, markMatches } from './mark-matches.ts';
import type { SearchEntry } from './search-entry.ts';
import { spellQuery } from './spell-query.ts';
import { isHan } from './split-terms.ts';
import { withoutStopWords } from './stop-words.ts';
import { otherForms, partsOfQuery } from './synonyms.ts';
import { createTermIndex } from './term-index.ts';
import type { Boosts, Match, Query } from './term-index.ts';
import { createVocabulary } from './vocabulary.ts';

type Kind = (typeof searchKinds)[number];

export interface SearchIndex {
  find: (q: string, asked?: { isExact: boolean }) => Finding;
  /** What is shown of it, with the words that were found marked. */
  present: (found: Found) => SearchResult;
  /** Takes in what the site says by now. The words that slips are corrected to follow behind. */
  update: (searched: Searched) => Promise<void>;
}

export interface Finding {
  /** Everything that matches, best first. */
  found: Found[];
  /** What it matches, where nothing matches what was typed. */
  corrected?: string | undefined;
  /** Nothing has all the words. */
  isPartial: boolean;
}

export interface Found {
  entry: Kept;
  match: Match;
}

type Shown = Pick<SearchEntry, 'kind' | 'path' | 'title' | 'summary'>;

export interface Searched {
  entries: readonly SearchEntry[];
  /** Words for one thing, group by group. */
  synonyms: readonly (readonly string[])[];
}

const excerptLength = 150;
export const kindBoost: Partial<Record<Kind, number>> = {
  page: 1.5,
  product: 1.5,
  item: 1.2,
  document: 0.4,
};

/** Entries that are indexed before other work gets a turn, and such as only have to be looked at. */
const turn = { indexed: 20, seen: 500 };
/** A word that this part of all entries has tells nothing where another one is there. */
const common = 0.4;

const typedBoosts: Boosts = { title: 6, other: 3, summary: 2, body: 1 };
/** What is found by a synonym stands behind what has the word itself, but not behind what has the words of a phrase apart. */
const synonymBoosts: Boosts = { title: 4, other: 2, summary: 1, body: 0.3 };

interface Kept extends Shown {
  /** Of all that it is found by. */
  digest: string;
  /** Its place in what the site says, which decides between equals. */
  place: number;
}

/**
 * An index of one language, in memory. It keeps what a result shows, not the texts that were taken in; an update
 * indexes anew what says something else than before, so that a text is found at once on a busy machine, too.
 */
export async function createSearchIndex(searched: Searched): Promise<SearchIndex> {
  const index = createTermIndex();
  const entries = new Map<string, Kept>();
  let { synonyms } = searched;

  /** Whether anything was new. */
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

  /** One at a time, and of several that wait the last. */
  async function renewVocabulary(own: Searched, before: Promise<void>): Promise<void> {
    const update = ++updates;
    await before;
    if (update === updates) vocabulary = await createVocabulary(own.entries, own.synonyms);
  }

  const isFound = (word: string) => index.search({ text: word, boosts: typedBoosts }).length > 0;

  function inAnyForm(q: string): Query {
    const typed = partsOf(q).map((text) => ({ text, boosts: typedBoosts }));
    const forms = otherForms(q, synonyms).map(({ text, isOfPhrase }) => ({
      text,
      boosts: isOfPhrase ? typedBoosts : synonymBoosts,
    }));
    // “renew license” is what a licence that expires needs: both have other words.
    const parts = partsOfQuery(q, synonyms).map((words) => ({
      any: words.map((text) => ({ text, boosts: synonymBoosts })),
    }));
    return { any: [{ all: typed }, ...forms, ...(parts.length > 0 ? [{ all: parts }] : [])] };
  }

  function search(query: Query): Found[] {
    return index
      .search(query)
      .map((match) => ({ match, entry: entries.get(match.id)! }))
      .sort((one, other) => scoreOf(other) - scoreOf(one) || one.entry.place - other.entry.place);
  }

  /** Where nothing has all the words: what has some of them, first what has most, and not only such as are everywhere. */
  function findSome(words: readonly string[]): Found[] {
    const telling = words
      .map((word) => ({ word, ids: index.search(inAnyForm(word)).map(({ id }) => id) }))
      .filter(
        ({ word, ids }) => word.length > 1 && ids.length > 0 && ids.length < entries.size * common,
      );
    const held = new Map<string, number>();
    for (const id of telling.flatMap(({ ids }) => ids)) held.set(id, (held.get(id) ?? 0) + 1);
    const heldBy = ({ match }: Found) => held.get(match.id) ?? 0;
    return search({ any: telling.map(({ word }) => inAnyForm(word)) }).toSorted(
      (one, other) => heldBy(other) - heldBy(one),
    );
  }

  return {
    find(query, { isExact } = { isExact: false }) {
      const q = withoutStopWords(spellQuery(query, isFound), synonyms.flat());
      const typed = search(inAnyForm(q));
      if (typed.length > 0 || isExact) return { found: typed, isPartial: false };
      const words = correctQuery(q, { vocabulary, isFound });
      const meant = joinWords(words);
      const isChanged = meant.toLowerCase() !== joinWords(partsOf(q)).toLowerCase();
      const corrected = isChanged ? meant : undefined;
      const whole = search({ all: tellingOf(words).map(inAnyForm) });
      if (whole.length > 0) return { found: whole, corrected, isPartial: false };
      return { found: findSome(words), corrected, isPartial: true };
    },
    present: presentFound,
    async update(next) {
      const isChanged = await takeIn(next.entries);
      if (!isChanged && isDeepStrictEqual(next.synonyms, synonyms)) return;
      ({ synonyms } = next);
      // If it fails, slips are corrected to the words of before.
      renewing = renewVocabulary(next, renewing).catch(() => undefined);
    },
  };
}

/** What has more of the terms stands first. */
function scoreOf({ match: { score, asked } }: Found): number {
  return score * asked.length;
}

/** A single character says something only where nothing else does. */
function tellingOf(words: readonly string[]): readonly string[] {
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}

function presentFound({ entry, match: { asked, matched } }: Found): SearchResult {
  const { kind, path, title, summary } = entry;
  // A single Chinese character is found as the beginning of a pair, and marked alone.
  const terms = matched.flatMap((term) =>
    isHan(term) && !asked.includes(term) ? Array.from(term).slice(0, 1) : [term],
  );
  return {
    kind,
    path,
    title: markMatches(title, terms),
    excerpt: markMatches(excerptOf(summary, terms, excerptLength), terms),
  };
}
