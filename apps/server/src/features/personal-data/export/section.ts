import type { Language } from '@uid/contract/language';

import type { ExportedTable, Row } from './exported-tables.ts';

/** A table with a person's rows, which are read during iteration. */
export interface Section {
  told: ExportedTable;
  rows: () => AsyncIterable<Row>;
}

/** The language of the export, and when it is made in epoch milliseconds. */
export interface Made {
  language: Language;
  now: number;
}
