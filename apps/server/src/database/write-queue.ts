import type { Group, SharedTransaction } from './shared-transaction.ts';

/** A write that waits for its group to be committed. */
export interface QueuedWrite {
  /** Writes when it is this write's turn; a write of several steps resolves after the last step. */
  run: (group: Group) => Promise<void> | undefined;
  fail: (cause: unknown) => void;
}

/** Large enough to spread the cost of a commit, small enough that the first write does not wait long. */
const maxGroupSize = 64;
const maxTurns = 10;

/**
 * Gathers writes until a turn of the event loop brings no new one, then runs them one after the other in one
 * transaction and commits it.
 */
export function createWriteQueue(transaction: SharedTransaction) {
  const waiting: QueuedWrite[] = [];
  let isGathering = false;

  function enqueue(write: QueuedWrite): void {
    waiting.push(write);
    // The group that is running will run this write, too.
    if (!transaction.group() && !isGathering) gather(1);
  }

  function gather(turn: number): void {
    isGathering = true;
    const { length } = waiting;
    setImmediate(() => {
      if (waiting.length > length && turn < maxTurns) return gather(turn + 1);
      isGathering = false;
      return void runGroup();
    });
  }

  async function runGroup(): Promise<void> {
    const own = waiting.length > 0 && !transaction.group() && beginGroup();
    if (!own) return;
    for (let next = waiting.shift(); next; next = hasRoom(own) ? waiting.shift() : undefined) {
      const steps = next.run(own);
      if (steps) await steps;
    }
    if (transaction.group() === own) transaction.commit();
    if (waiting.length > 0) gather(maxTurns);
  }

  function hasRoom(own: Group): boolean {
    return transaction.group() === own && own.size < maxGroupSize;
  }

  function beginGroup(): Group | undefined {
    try {
      return transaction.begin();
    } catch (cause) {
      for (const { fail } of waiting.splice(0)) fail(cause);
      return undefined;
    }
  }

  return { enqueue, runGroup, length: () => waiting.length };
}
