import { AppError } from '../../../http/app-error.ts';

/** Runs work in order of arrival, a few at once. */
export interface WaitingLine {
  /**
   * Throws BUSY at once when the line is full. Work with `isFirst` is let in before all other work, even into a full
   * line: a storm of strangers' tries must not keep an account's owner waiting.
   */
  run: <T>(work: () => Promise<T>, options?: { isFirst: boolean }) => Promise<T>;
}

export function createWaitingLine({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): WaitingLine {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter(isFirst: boolean): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (isFirst) return new Promise<void>((resolve) => void line.unshift(resolve));
    if (line.length >= waiting) throw new AppError('BUSY', { retryAfter: 2 });
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** Hands the slot to the next in line instead of freeing it, so that no later work overtakes. */
  function leave(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work, { isFirst } = { isFirst: false }) {
      await enter(isFirst);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
