import { clockTolerance, minute } from '../../../job.ts';

const stepUpTime = 10 * minute;

/** Returns until when a proof of identity allows dangerous operations, epoch milliseconds. */
export function stepUpEnd({ steppedUpAt }: { steppedUpAt: number }): number {
  return steppedUpAt + stepUpTime;
}

/**
 * A proof from the future was given while the clock was ahead. If it counted, it would allow the operations until the
 * clock has caught up.
 */
export function isSteppedUp(session: { steppedUpAt: number }, now: number): boolean {
  return session.steppedUpAt <= now + clockTolerance && now < stepUpEnd(session);
}
