import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';

interface WatchOptions {
  /** Epoch milliseconds, which somebody may set. */
  now: () => number;
  /** Milliseconds that only ever go on, from whenever. */
  elapsed: () => number;
  /** Called with each jump of the clock, in milliseconds; negative: it was set back. */
  onJump: (milliseconds: number) => void;
}

const pause = 1_000;
/** What is set right bit by bit moves less between two looks. */
const smallestJump = 5_000;

/** Notices when the machine's clock is set. */
export function watchClock({ now, elapsed, onJump }: WatchOptions): Repetition {
  let offset = now() - elapsed();
  return repeat(async () => {
    const before = offset;
    offset = now() - elapsed();
    const jump = Math.round(offset - before);
    if (Math.abs(jump) >= smallestJump) onJump(jump);
  }, pause);
}
