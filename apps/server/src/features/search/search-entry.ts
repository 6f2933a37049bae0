import type { searchKinds } from '@uid/contract/kinds';

/** One thing that can be found, in one language. */
export interface SearchEntry {
  kind: (typeof searchKinds)[number];
  path: string;
  title: string;
  /** The title in the other language, since visitors mix them, names of before, and SKUs. */
  other: string;
  /** What an excerpt is cut from. */
  summary: string;
  /** Everything else it says. */
  body: string;
}

/** An entry before its texts are gathered. */
export type Described = Omit<SearchEntry, 'body'> & { all: unknown };
