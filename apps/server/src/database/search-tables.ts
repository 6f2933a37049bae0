import type { Language } from '@uid/contract/language';

/** Tables of 0112-missed-searches.sql. */
export interface SearchTables {
  missedSearches: {
    language: Language;
    /** In lower case. */
    q: string;
    /** In UTC+8, `2026-01-31`. */
    day: string;
    /** What the results were of; empty where there were none. */
    shown: string;
    count: number;
  };
}
