import type { Table } from './table.ts';

/** How much is measured: a quick run takes fewer and shorter turns, and less of what takes long. */
export interface Effort {
  isQuick: boolean;
}

export interface Result {
  tables: Table[];
  /** What a reader of the tables has to know, such as what was left out for want of a program. */
  notes: string[];
  /** What must not be, whatever the machine; the run then fails. */
  faults?: string[];
}

export type Measure = (effort: Effort) => Promise<Result>;

/** Programs of the machine that a bench may need. */
export type Program = 'nginx' | 'wrk' | 'browser';

export interface Bench {
  title: string;
  /** What is compared with what, and how to read it. */
  about: string;
  needs: Program[];
  load: () => Promise<Measure>;
}
