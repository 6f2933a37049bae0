import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';

interface WatchOptions {
  /** Epoch milliseconds of the system clock, which can be set. */
  now: () => number;
  /** Milliseconds of a monotonic clock with any origin. */
  elapsed: () => number;
  /** Called with each jump of the clock, in milliseconds; negative if the clock was set back. */
  onJump: (milliseconds: number) => void;
}

const pause = 1_000;
/** Milliseconds. A clock that is corrected gradually moves less than this between two checks. */
const smallestJump = 5_000;

/** Watches whether the machine's clock is set. */
export function watchClock({ now, elapsed, onJump }: WatchOptions): Repetition {
  let offset = now() - elapsed();
  return repeat(async () => {
    const before = offset;
    offset = now() - elapsed();
    const jump = Math.round(offset - before);
    if (Math.abs(jump) >= smallestJump) onJump(jump);
  }, pause);
}
