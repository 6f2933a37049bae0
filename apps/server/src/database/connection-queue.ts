interface ConnectionQueueOptions {
  /** Maximum number of callers that hold a connection at once. */
  places: number;
  maxWaiting: number;
  /** Milliseconds that a caller waits for a connection. */
  timeout: number;
}

interface Waiting {
  enter: () => void;
  refuse: (cause: Error) => void;
}

/**
 * Lets callers have a connection in the order in which they came. Callers of a rush wait their turn, which is short,
 * instead of being refused; only beyond `maxWaiting` callers are refused at once.
 */
export function createConnectionQueue({ places, maxWaiting, timeout }: ConnectionQueueOptions) {
  const waiting = new Set<Waiting>();
  let taken = 0;

  function wait(): Promise<void> {
    if (waiting.size >= maxWaiting) throw busy('Too many wait for a connection.');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => one.refuse(busy('No connection came free in time.')), timeout);
    const leave = () => {
      clearTimeout(timer);
      waiting.delete(one);
    };
    const one: Waiting = {
      enter() {
        leave();
        resolve();
      },
      refuse(cause) {
        leave();
        reject(cause);
      },
    };
    waiting.add(one);
    return promise;
  }

  /** Passes the connection to the caller that has waited longest. */
  function leave(): void {
    const [next] = waiting;
    if (next) next.enter();
    else taken -= 1;
  }

  return {
    async run<T>(use: () => Promise<T>): Promise<T> {
      if (taken < places) taken += 1;
      else await wait();
      try {
        return await use();
      } finally {
        leave();
      }
    },
    waiting: () => waiting.size,
    refuseWaiting(cause: Error): void {
      for (const { refuse } of waiting) refuse(cause);
    },
  };
}

function busy(message: string): Error {
  return Object.assign(new Error(message), { code: 'DATABASE_BUSY' });
}
