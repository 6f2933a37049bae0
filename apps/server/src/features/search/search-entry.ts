import type { searchKinds } from '@uid/contract/kinds';

/** A possible result of a search, in one language. */
export interface SearchEntry {
  kind: (typeof searchKinds)[number];
  path: string;
  title: string;
  /** The title in the other language, because visitors mix languages; also former names and SKUs. */
  other: string;
  /** The text that excerpts are cut from. */
  summary: string;
  /** All other texts of the entry. */
  body: string;
}

/** An entry whose other texts are still in `all`, before they are joined to `body`. */
export type Described = Omit<SearchEntry, 'body'> & { all: unknown };
