import { intersect, nameWholly, unite } from './matches.ts';
import type { Match, Matches } from './matches.ts';
import { createPostings } from './postings.ts';
import type { IndexedTexts } from './postings.ts';
import { searchTerm } from './search-term.ts';
import type { Boosts } from './search-term.ts';
import { splitTerms } from './split-terms.ts';

/**
 * What is asked: a text of which a document has every term, all of some queries, or any of them. Of a text that is a
 * name a document is called so that has the whole of it among its names, not a word of it.
 */
export type Query =
  | { text: string; boosts: Boosts; isName?: boolean }
  | { all: readonly Query[] }
  | { any: readonly Query[] };

export interface IndexReader {
  /** In no order. */
  search: (query: Query) => Match[];
}

export interface TermIndex extends IndexReader {
  /** In place of an earlier version, if there is one. */
  add: (document: IndexedTexts) => void;
  remove: (id: string) => void;
  /** For one moment, in which several queries have terms in common: each is looked up once. */
  open: () => IndexReader;
  /** How many postings are kept. */
  size: () => number;
}

/** What was found for a term: the forms of a query differ in a word, and have the others in common. */
type Known = Map<Boosts, Map<string, Matches>>;

/** The terms of documents, in memory. */
export function createTermIndex(): TermIndex {
  const postings = createPostings();

  function matchesOf(query: Query, known: Known): Matches {
    if ('text' in query) {
      const terms = splitTerms(query.text);
      const found = intersect(terms, (term) => searchOnce(term, query.boosts, known));
      return query.isName && terms.length > 1 ? nameWholly(found, new Set(terms).size) : found;
    }
    if ('all' in query) return intersect(query.all, (each) => matchesOf(each, known));
    return unite(query.any.map((each) => matchesOf(each, known)));
  }

  function searchOnce(term: string, boosts: Boosts, known: Known): Matches {
    const ofBoosts = known.get(boosts) ?? new Map<string, Matches>();
    known.set(boosts, ofBoosts);
    const matches = ofBoosts.get(term) ?? searchTerm(postings, term, boosts);
    ofBoosts.set(term, matches);
    return matches;
  }

  function open(): IndexReader {
    const known: Known = new Map();
    return { search: (query) => [...matchesOf(query, known).values()] };
  }

  return {
    add: postings.add,
    remove: postings.remove,
    search: (query) => open().search(query),
    open,
    size: postings.size,
  };
}
