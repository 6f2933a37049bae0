import type { SearchEntry } from './search-entry.ts';
import { otherForms, partsOfQuery } from './synonyms.ts';
import type { Match } from './matches.ts';
import type { Boosts } from './search-term.ts';
import type { Query, IndexReader } from './term-index.ts';
import { partsOf } from './correct-query.ts';

type Shown = Pick<SearchEntry, 'kind' | 'path' | 'title' | 'summary'>;

export interface Kept extends Shown {
  /** Hash of all texts by which the entry is found. */
  digest: string;
  /** Position of the entry in the site's list, which decides between equal scores. */
  place: number;
}

export interface Found {
  entry: Kept;
  match: Match;
}

/** The index that is searched, with its entries and the synonyms. */
export interface Sought {
  index: IndexReader;
  entries: ReadonlyMap<string, Kept>;
  /** Groups of words that mean the same thing. */
  synonyms: readonly (readonly string[])[];
}

export const typedBoosts: Boosts = { title: 6, other: 3, summary: 2, body: 1 };
/** A match of a synonym ranks below a match of the word itself, but not below the scattered words of a phrase. */
const synonymBoosts: Boosts = { title: 4, other: 2, summary: 1, body: 0.3 };

/** A query as it was typed, or with any synonyms for what it names. */
export function inAnyForm(q: string, synonyms: Sought['synonyms']): Query {
  const typed = partsOf(q).map((text) => ({ text, boosts: typedBoosts }));
  const forms = otherForms(q, synonyms).map(({ text, isOfPhrase }) => ({
    text,
    boosts: isOfPhrase ? typedBoosts : synonymBoosts,
    isName: true,
  }));
  // “renew license” must also find texts about a licence that expires: both words have synonyms.
  const parts = partsOfQuery(q, synonyms).map((words) => ({
    any: words.map((text) => ({ text, boosts: synonymBoosts, isName: true })),
  }));
  return { any: [{ all: typed }, ...forms, ...(parts.length > 0 ? [{ all: parts }] : [])] };
}

/** Returns the matches, best first. */
export function search(query: Query, sought: Sought): Found[] {
  return sortFound(sought.index.search(query), sought);
}

/** Sorts matches, best first; equal ones in the order of the site. */
export function sortFound(matches: readonly Match[], { entries }: Sought): Found[] {
  return matches
    .map((match) => ({ match, entry: entries.get(match.id)! }))
    .sort((one, other) => scoreOf(other) - scoreOf(one) || one.entry.place - other.entry.place);
}

/** Ranks an entry higher for each term of the query that it has. */
function scoreOf({ match: { score, asked } }: Found): number {
  return score * asked.length;
}
