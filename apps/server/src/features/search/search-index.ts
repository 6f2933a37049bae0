import type { searchKinds } from '@uid/contract/kinds';
import type { SearchResult } from '@uid/contract/search';
import MiniSearch from 'minisearch';

import { excerptOf, markMatches } from './mark-matches.ts';
import type { SearchEntry } from './search-entries.ts';
import { isHan, splitTerms } from './split-terms.ts';

type Kind = (typeof searchKinds)[number];

export interface SearchIndex {
  /** Everything that matches, best first. */
  find: (q: string) => Found[];
  /** Words of the site that are like the ones asked for. */
  suggest: (q: string) => string[];
}

export interface Found {
  kind: Kind;
  present: () => SearchResult;
}

type Shown = Omit<SearchEntry, 'body'>;

const excerptLength = 150;

/** So many entries are taken in before others are served. */
const chunkSize = 20;

/** An index of one language, in memory. It keeps what a result shows, not the texts that were taken in. */
export async function createSearchIndex(all: readonly SearchEntry[]): Promise<SearchIndex> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'summary', 'body'],
    tokenize: splitTerms,
    searchOptions: {
      boost: { title: 6, summary: 2 },
      boostDocument: (_id, _term, stored) => (stored?.kind === 'product' ? 1.5 : 1),
      // A pair of Chinese characters is exact; a Latin word may be begun or misspelt.
      prefix: (term) => !isHan(term) || term.length === 1,
      fuzzy: (term) => (!isHan(term) && term.length > 3 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
    storeFields: ['kind'],
  });
  await index.addAllAsync(
    all.map((entry, id) => ({ ...entry, id })),
    { chunkSize },
  );
  const entries = all.map(({ kind, path, title, summary }) => ({ kind, path, title, summary }));

  return {
    find(q) {
      const strict = index.search(q, { combineWith: 'AND' });
      const hits = strict.length > 0 ? strict : index.search(q, { combineWith: 'OR' });
      return hits.flatMap(({ id, terms }) => {
        const entry = entries[id as number];
        return entry ? [{ kind: entry.kind, present: () => presentEntry(entry, terms) }] : [];
      });
    },
    suggest(q) {
      const found = index.autoSuggest(q, { fuzzy: 0.5, prefix: true, combineWith: 'OR' });
      return found
        .slice(0, 5)
        .map(({ suggestion }) => suggestion)
        .filter((each) => each !== q.toLowerCase());
    },
  };
}

function presentEntry({ kind, path, title, summary }: Shown, terms: string[]): SearchResult {
  return {
    kind,
    path,
    title: markMatches(title, terms),
    excerpt: markMatches(excerptOf(summary, terms, excerptLength), terms),
  };
}
