const quick = 1_500;
const steady = 3_000;
const slow = 10_000;

/** Milliseconds to wait before asking for the `turn`-th time (from 0): short at first, while somebody is looking. */
export function pollDelay(turn: number): number {
  if (turn < 10) return quick;
  return turn < 100 ? steady : slow;
}

export interface Poller {
  stop: () => void;
}

interface PollingOptions {
  /** Whether the page is visible. A hidden page pauses, and asks at once when it is visible again. */
  isVisible: () => boolean;
  onVisible: (listener: () => void) => () => void;
  /** After this many turns polling pauses until the page becomes visible again; if undefined, polling never pauses. */
  turns?: number | undefined;
}

/** Calls `ask` again and again until stopped, never twice at the same time. `ask` does not reject. */
export function startPolling(ask: () => Promise<void>, options: PollingOptions): Poller {
  const { isVisible, onVisible, turns = Infinity } = options;
  let turn = 0;
  let isAsking = false;
  let isStopped = false;
  let clock: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    if (!isStopped && turn < turns) clock = setTimeout(() => void tick(), pollDelay(turn));
  }

  async function tick(): Promise<void> {
    turn += 1;
    if (isVisible()) {
      isAsking = true;
      await ask();
      isAsking = false;
    }
    schedule();
  }

  const forget = onVisible(() => {
    if (isAsking) return;
    clearTimeout(clock);
    turn = 0;
    void tick();
  });
  schedule();
  return {
    stop() {
      isStopped = true;
      clearTimeout(clock);
      forget();
    },
  };
}
