import type { SearchEntry } from './search-entry.ts';
import { otherForms, partsOfQuery } from './synonyms.ts';
import type { Match } from './matches.ts';
import type { Boosts } from './search-term.ts';
import type { Query, IndexReader } from './term-index.ts';
import { partsOf } from './correct-query.ts';

type Shown = Pick<SearchEntry, 'kind' | 'path' | 'title' | 'summary'>;

export interface Kept extends Shown {
  /** Of all that it is found by. */
  digest: string;
  /** Its place in what the site says, which decides between equals. */
  place: number;
}

export interface Found {
  entry: Kept;
  match: Match;
}

/** What is searched, and in which words. */
export interface Sought {
  index: IndexReader;
  entries: ReadonlyMap<string, Kept>;
  /** Words for one thing, group by group. */
  synonyms: readonly (readonly string[])[];
}

export const typedBoosts: Boosts = { title: 6, other: 3, summary: 2, body: 1 };
/** What is found by a synonym stands behind what has the word itself, but not behind what has the words of a phrase apart. */
const synonymBoosts: Boosts = { title: 4, other: 2, summary: 1, body: 0.3 };

/** A query as it was typed, or in any other words for what it names. */
export function inAnyForm(q: string, synonyms: Sought['synonyms']): Query {
  const typed = partsOf(q).map((text) => ({ text, boosts: typedBoosts }));
  const forms = otherForms(q, synonyms).map(({ text, isOfPhrase }) => ({
    text,
    boosts: isOfPhrase ? typedBoosts : synonymBoosts,
    isName: true,
  }));
  // “renew license” is what a licence that expires needs: both have other words.
  const parts = partsOfQuery(q, synonyms).map((words) => ({
    any: words.map((text) => ({ text, boosts: synonymBoosts, isName: true })),
  }));
  return { any: [{ all: typed }, ...forms, ...(parts.length > 0 ? [{ all: parts }] : [])] };
}

/** Best first. */
export function search(query: Query, sought: Sought): Found[] {
  return sortFound(sought.index.search(query), sought);
}

/** Best first; of equals as the site lists them. */
export function sortFound(matches: readonly Match[], { entries }: Sought): Found[] {
  return matches
    .map((match) => ({ match, entry: entries.get(match.id)! }))
    .sort((one, other) => scoreOf(other) - scoreOf(one) || one.entry.place - other.entry.place);
}

/** What has more of the terms stands first. */
function scoreOf({ match: { score, asked } }: Found): number {
  return score * asked.length;
}
