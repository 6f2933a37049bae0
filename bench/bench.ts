import type { Table } from './table.ts';

/** A quick run takes fewer and shorter turns, and less data. */
export interface Effort {
  isQuick: boolean;
}

export interface Result {
  tables: Table[];
  /** What a reader of the tables must know, such as what was left out because a program is missing. */
  notes: string[];
  /** Results that are wrong on any machine. The run then fails. */
  faults?: string[];
}

export type Measure = (effort: Effort) => Promise<Result>;

/** Installed programs that a bench may need. */
export type Program = 'nginx' | 'wrk' | 'browser';

export interface Bench {
  title: string;
  /** What is compared, and how to read the tables. */
  about: string;
  needs: Program[];
  load: () => Promise<Measure>;
}
