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
}

/** Asks again and again until stopped, never twice at a time. `ask` does not reject. */
export function startPolling(ask: () => Promise<void>, options: PollingOptions): Poller {
  let turn = 0;
  let isStopped = false;
  let clock: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    if (!isStopped) clock = setTimeout(() => void tick(), pollDelay(turn));
  }

  async function tick(): Promise<void> {
    clock = undefined;
    turn += 1;
    if (options.isVisible()) await ask();
    schedule();
  }

  const forget = options.onVisible(() => {
    if (clock === undefined) return;
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
