const quick = 1_500;
const steady = 3_000;
const slow = 10_000;

/** How long to wait before asking the `turn`-th time (from 0): often at first, while somebody is looking. */
export function pollDelay(turn: number): number {
  if (turn < 10) return quick;
  return turn < 100 ? steady : slow;
}

export interface Poller {
  stop: () => void;
}

interface PollingOptions {
  /** Whether anybody sees the page; a hidden one waits and asks at once when it is back. */
  isVisible: () => boolean;
  onVisible: (listener: () => void) => () => void;
  /** After so many turns it rests until the page is seen anew; otherwise it never does. */
  turns?: number | undefined;
}

/** Asks again and again until stopped, never twice at a time. `ask` does not reject. */
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
