import { setTimeout as wait } from 'node:timers/promises';

/** The result of `work`, or undefined if it takes longer than `time` milliseconds. */
export async function waitAtMost<T>(time: number, work: Promise<T>): Promise<T | undefined> {
  const done = new AbortController();
  try {
    return await Promise.race([
      work,
      wait(time, undefined, { ref: false, signal: done.signal }).catch(() => undefined),
    ]);
  } finally {
    done.abort();
  }
}
