import { indexTerms, isHan, splitTerms } from './split-terms.ts';

const fields = ['title', 'other', 'summary', 'body'] as const;
/** Of these the first so many name the document. */
const naming = 2;
type Field = (typeof fields)[number];

/** How much a term counts in each field. */
export type Boosts = Readonly<Record<Field, number>>;

export interface IndexedTexts extends Readonly<Record<Field, string>> {
  id: string;
  /** How much the whole document counts, 1 by default. */
  boost?: number | undefined;
}

/** What is asked: a text of which a document has every term, all of some queries, or any of them. */
export type Query =
  | { text: string; boosts: Boosts }
  | { all: readonly Query[] }
  | { any: readonly Query[] };

export interface Match {
  id: string;
  score: number;
  /** The terms that were asked for and are in the document. */
  asked: readonly string[];
  /** Those of them that its title or its other names have. */
  named: readonly string[];
  /** The terms of the document that matched: of a beginning the whole term. */
  matched: readonly string[];
}

export interface TermIndex {
  /** In place of an earlier version, if there is one. */
  add: (document: IndexedTexts) => void;
  remove: (id: string) => void;
  /** In no order. */
  search: (query: Query) => Match[];
  /** How many postings are kept. */
  size: () => number;
}

interface Document {
  id: string;
  boost: number;
  /** How many different terms each field has. */
  lengths: readonly number[];
}

type Matches = Map<number, Match>;

/** Okapi BM25+: how soon a term that is there often counts no more, how much a short field counts, and the least. */
const saturation = 1.2;
const shortness = 0.7;
const least = 0.5;

/** What a term counts that only begins with what was asked for, and how much less for each letter that it has more. */
const begun = { weight: 0.6, perLetter: 0.3 };

/** Documents that are gone stay in the postings until they are this part of all. */
const maxDeletedShare = 0.1;

/**
 * A posting says that a document has a term in a field so many times. It is one number: as objects or maps, the
 * postings of a large site take five times the memory.
 */
const maxCounted = 64;
const toPosting = (document: number, field: number, count: number) =>
  (document * fields.length + field) * maxCounted + Math.min(count, maxCounted - 1);
const countIn = (posting: number) => posting % maxCounted;
const fieldOf = (posting: number) => Math.floor(posting / maxCounted) % fields.length;
const documentOf = (posting: number) => Math.floor(posting / (maxCounted * fields.length));

/** An inverted index in memory, ranked by Okapi BM25+. */
export function createTermIndex(): TermIndex {
  const postings = new Map<string, number[]>();
  /** By number: a version of a document each, and nothing where there is a later one. */
  const documents: (Document | undefined)[] = [];
  const numbers = new Map<string, number>();
  const totalLengths = fields.map(() => 0);
  /** Documents that postings still name. */
  let gone = 0;
  /** All terms, sorted, until there is a new one. */
  let inOrder: string[] | undefined;

  function remove(id: string): void {
    const number = numbers.get(id);
    const document = number === undefined ? undefined : documents[number];
    if (number === undefined || !document) return;
    for (const [field, length] of document.lengths.entries()) totalLengths[field]! -= length;
    numbers.delete(id);
    documents[number] = undefined;
    gone += 1;
    if (gone > numbers.size * maxDeletedShare) sweep();
  }

  function sweep(): void {
    for (const [term, all] of postings) {
      const left = all.filter((posting) => documents[documentOf(posting)]);
      if (left.length > 0) postings.set(term, left);
      else postings.delete(term);
    }
    gone = 0;
    inOrder = undefined;
  }

  function addPosting(term: string, posting: number): void {
    const known = postings.get(term);
    if (known) known.push(posting);
    else {
      postings.set(term, [posting]);
      inOrder = undefined;
    }
  }

  /** All terms that begin so, but not the word itself. */
  function* termsBegunBy(start: string): Generator<string> {
    inOrder ??= [...postings.keys()].toSorted();
    for (let at = firstFrom(inOrder, start); at < inOrder.length; at += 1) {
      const term = inOrder[at]!;
      if (!term.startsWith(start)) return;
      if (term !== start) yield term;
    }
  }

  function searchTerm(asked: string, boosts: Boosts): Matches {
    const matches: Matches = new Map();
    addMatches(matches, { term: asked, asked, weight: 1, boosts });
    if (!mayBeBegun(asked)) return matches;
    for (const term of termsBegunBy(asked)) {
      const more = term.length - asked.length;
      const weight = (begun.weight * term.length) / (term.length + begun.perLetter * more);
      addMatches(matches, { term, asked, weight, boosts });
    }
    return matches;
  }

  function addMatches(
    matches: Matches,
    {
      term,
      asked,
      weight,
      boosts,
    }: { term: string; asked: string; weight: number; boosts: Boosts },
  ): void {
    const all = postings.get(term) ?? [];
    const holders = fields.map(() => 0);
    for (const posting of all) if (documents[documentOf(posting)]) holders[fieldOf(posting)]! += 1;
    const rarities = holders.map((count) =>
      Math.log(1 + (numbers.size - count + 0.5) / (count + 0.5)),
    );
    // One list for all of its matches: there may be thousands.
    const [askedAlone, termAlone, none] = [[asked], [term], []];
    for (const posting of all) {
      const number = documentOf(posting);
      const document = documents[number];
      if (!document) continue;
      const { id, boost, lengths } = document;
      const field = fieldOf(posting);
      const count = countIn(posting);
      const relativeLength = (lengths[field]! * numbers.size) / totalLengths[field]!;
      const damping = saturation * (1 - shortness + shortness * relativeLength);
      const frequency = least + (count * (saturation + 1)) / (count + damping);
      const score = weight * boosts[fields[field]!] * boost * rarities[field]! * frequency;
      const named = field < naming && isCalledSo(asked, term) ? askedAlone : none;
      const known = matches.get(number);
      if (known) {
        known.score += score;
        known.named = joinLists(known.named, named);
        known.matched = joinLists(known.matched, termAlone);
      } else matches.set(number, { id, score, asked: askedAlone, named, matched: termAlone });
    }
  }

  function matchesOf(query: Query): Matches {
    if ('text' in query)
      return intersect(splitTerms(query.text).map((term) => searchTerm(term, query.boosts)));
    if ('all' in query) return intersect(query.all.map(matchesOf));
    return unite(query.any.map(matchesOf));
  }

  return {
    add(document) {
      const { id, boost = 1 } = document;
      remove(id);
      const number = documents.length;
      const lengths = fields.map((field, at) => {
        const counts = countTerms(indexTerms(document[field]));
        for (const [term, count] of counts) addPosting(term, toPosting(number, at, count));
        totalLengths[at]! += counts.size;
        return counts.size;
      });
      documents.push({ id, boost, lengths });
      numbers.set(id, number);
    },
    remove,
    search: (query) => [...matchesOf(query).values()],
    size: () => [...postings.values()].reduce((sum, { length }) => sum + length, 0),
  };
}

/** By three letters alone nothing is called that goes on: spare is no SPA. */
function isCalledSo(asked: string, term: string): boolean {
  return term === asked || isHan(asked) || asked.length > 3;
}

/** A pair of Chinese characters is exact, and so are two letters: they may be initials. Others may be begun. */
function mayBeBegun(term: string): boolean {
  return isHan(term) ? term.length === 1 : term.length > 2 || /\d/.test(term);
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Where in a sorted list the first text stands that is not before this one. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function intersect([first, ...others]: readonly Matches[]): Matches {
  if (!first) return new Map();
  return others.reduce((left, right) => {
    const both: Matches = new Map();
    for (const [number, match] of right) {
      const known = left.get(number);
      if (known) both.set(number, join(known, match));
    }
    return both;
  }, first);
}

function unite(all: readonly Matches[]): Matches {
  if (all.length === 1) return all[0]!;
  const any: Matches = new Map();
  for (const matches of all)
    for (const [number, match] of matches) {
      const known = any.get(number);
      any.set(number, known ? join(known, match) : match);
    }
  return any;
}

function join(one: Match, other: Match): Match {
  return {
    id: one.id,
    score: one.score + other.score,
    asked: joinLists(one.asked, other.asked),
    named: joinLists(one.named, other.named),
    matched: joinLists(one.matched, other.matched),
  };
}

function joinLists(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one === other) return one;
  const more = other.filter((each) => !one.includes(each));
  return more.length > 0 ? [...one, ...more] : one;
}
