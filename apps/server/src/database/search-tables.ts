import type { Language } from '@uid/contract/language';

/** Tables of 0112-missed-searches.sql. */
export interface SearchTables {
  missedSearches: {
    language: Language;
    /** The search text in lower case. */
    q: string;
    /** The day in UTC+8: `2026-01-31`. */
    day: string;
    /** The text whose results were shown instead; empty if there were none. */
    shown: string;
    count: number;
  };
}
