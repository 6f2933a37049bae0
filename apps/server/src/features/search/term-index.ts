import { intersect, nameWholly, unite } from './matches.ts';
import type { Match, Matches } from './matches.ts';
import { createPostings } from './postings.ts';
import type { IndexedTexts } from './postings.ts';
import { searchTerm } from './search-term.ts';
import type { Boosts } from './search-term.ts';
import { splitTerms } from './split-terms.ts';

/**
 * A text whose terms a document must all have, or several queries that must all match, or of which any must match.
 * With `isName`, the text counts as a document's name only if the whole text, not just a word, is among its names.
 */
export type Query =
  | { text: string; boosts: Boosts; isName?: boolean }
  | { all: readonly Query[] }
  | { any: readonly Query[] };

export interface IndexReader {
  /** Returns the matches in no particular order. */
  search: (query: Query) => Match[];
}

export interface TermIndex extends IndexReader {
  /** Adds a document, or replaces its earlier version. */
  add: (document: IndexedTexts) => void;
  remove: (id: string) => void;
  /** Opens a short-lived reader for several queries with common terms: each term is looked up once. */
  open: () => IndexReader;
  /** Number of postings. */
  size: () => number;
}

/** The matches of each term so far: the forms of a query differ in one word and share the others. */
type Known = Map<Boosts, Map<string, Matches>>;

/** Creates an index of the terms of documents, in memory. */
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
