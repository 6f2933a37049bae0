import type { JobName } from '@uid/contract/job-names';

/** Work that runs on a schedule. It may run twice, or in two processes at once, without harm. */
export interface Job<Name extends string = JobName> {
  name: Name;
  /** Milliseconds from one start to the next. */
  every: number;
  /** A job of many pieces calls `isStopping` between two pieces and ends early if the process is stopping. */
  run: (isStopping: () => boolean) => Promise<unknown>;
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

/**
 * Milliseconds. The clocks of several processes differ by less than this. A time that lies further ahead than it could,
 * by more than this, was written while a clock was fast, and counts as due now.
 */
export const clockTolerance = 10 * minute;
export const day = 24 * hour;
