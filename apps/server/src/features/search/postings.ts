import { indexTerms } from './split-terms.ts';

export const fields = ['title', 'other', 'summary', 'body'] as const;
export type Field = (typeof fields)[number];

export interface IndexedTexts extends Readonly<Record<Field, string>> {
  id: string;
  /** Weight of the whole document, 1 by default. */
  boost?: number | undefined;
}

export interface IndexedDocument {
  id: string;
  boost: number;
  /** Number of different terms in each field. */
  lengths: readonly number[];
}

/** Removed documents stay in the postings until there are more of them than this share of the current documents. */
const maxDeletedShare = 0.1;

/**
 * A posting tells how often a document has a term in a field. A posting is one number, because objects or maps would
 * take five times the memory on a large site.
 */
const maxCounted = 64;
const toPosting = (document: number, field: number, count: number) =>
  (document * fields.length + field) * maxCounted + Math.min(count, maxCounted - 1);
export const countIn = (posting: number) => posting % maxCounted;
export const fieldOf = (posting: number) => Math.floor(posting / maxCounted) % fields.length;
export const documentOf = (posting: number) => Math.floor(posting / (maxCounted * fields.length));

export type Postings = ReturnType<typeof createPostings>;

/** An inverted index: for each term the documents that have it. */
export function createPostings() {
  const byTerm = new Map<string, number[]>();
  /** Versions of documents by their number; undefined for a version that was replaced or removed. */
  const documents: (IndexedDocument | undefined)[] = [];
  const numbers = new Map<string, number>();
  /** For each field, the sum of its lengths in all documents. */
  const totalLengths = fields.map(() => 0);
  /** Number of removed documents that postings still name. */
  let gone = 0;
  /** All terms, sorted; undefined if the terms have changed since. */
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
    for (const [term, all] of byTerm) {
      const left = all.filter((posting) => documents[documentOf(posting)]);
      if (left.length > 0) byTerm.set(term, left);
      else byTerm.delete(term);
    }
    gone = 0;
    inOrder = undefined;
  }

  function addPosting(term: string, posting: number): void {
    const known = byTerm.get(term);
    if (known) known.push(posting);
    else {
      byTerm.set(term, [posting]);
      inOrder = undefined;
    }
  }

  /** Adds a document, or replaces its earlier version. */
  function add(document: IndexedTexts): void {
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
  }

  return {
    documents,
    totalLengths,
    /** Number of documents. */
    count: () => numbers.size,
    /** Number of postings. */
    size: () => [...byTerm.values()].reduce((sum, { length }) => sum + length, 0),
    /** The postings of a term; some may name removed documents. */
    of: (term: string): readonly number[] => byTerm.get(term) ?? [],
    /** Yields all terms that begin with `start`, except `start` itself. */
    *termsBegunBy(start: string): Generator<string> {
      inOrder ??= [...byTerm.keys()].toSorted();
      for (let at = firstFrom(inOrder, start); at < inOrder.length; at += 1) {
        const term = inOrder[at]!;
        if (!term.startsWith(start)) return;
        if (term !== start) yield term;
      }
    },
    add,
    remove,
  };
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The index of the first text in a sorted list that is not less than this one. */
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
