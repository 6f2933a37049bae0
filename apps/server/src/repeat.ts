export interface Repetition {
  /** Resolves when the running round has ended; no other round follows. */
  stop: () => Promise<void>;
}

/**
 * Runs `work` again and again, `pause` milliseconds between two rounds, without keeping the process alive.
 * A round that fails (the database is away) is followed by the next like any other.
 */
export function repeat(work: () => Promise<unknown>, pause: number): Repetition {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();

  function schedule(): void {
    timer = setTimeout(() => {
      round = work()
        .catch(() => undefined)
        .finally(() => isStopped || schedule());
    }, pause).unref();
  }

  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
