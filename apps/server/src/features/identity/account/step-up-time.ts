import { clockTolerance, minute } from '../../../job.ts';

const stepUpTime = 10 * minute;

/** Until when a proof of who is there opens dangerous operations, epoch milliseconds. */
export function stepUpEnd({ steppedUpAt }: { steppedUpAt: number }): number {
  return steppedUpAt + stepUpTime;
}

/** A proof that is dated later was given while the clock was ahead: it would open them until the clock has come there. */
export function isSteppedUp(session: { steppedUpAt: number }, now: number): boolean {
  return session.steppedUpAt <= now + clockTolerance && now < stepUpEnd(session);
}
