import type { Language } from '@uid/contract/language';

import type { ExportedTable, Row } from './exported-tables.ts';

/** A table with a person's rows, read when somebody goes through them. */
export interface Section {
  told: ExportedTable;
  rows: () => AsyncIterable<Row>;
}

/** For whom an export is made, and when. */
export interface Made {
  language: Language;
  now: number;
}
