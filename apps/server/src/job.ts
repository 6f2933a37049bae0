import type { JobName } from '@uid/contract/job-names';

/** Something the clock does by itself. It may run twice, or in two processes at once, without harm. */
export interface Job<Name extends string = JobName> {
  name: Name;
  /** Milliseconds from one start to the next. */
  every: number;
  /** Work of many pieces asks between two of them whether the process is stopping, and ends early. */
  run: (isStopping: () => boolean) => Promise<unknown>;
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

/**
 * Clocks of several processes differ by less. What is due later than it can be, by more than this,
 * was written while the clock was ahead, and is due now.
 */
export const clockTolerance = 10 * minute;
export const day = 24 * hour;
