import { performance } from 'node:perf_hooks';
import type { EventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { AppError } from '../app-error.ts';

/** Lets a few renderings run at a time and a limited number wait; refuses further ones with BUSY. */
export interface RenderQueue {
  run: <Result>(asker: Asker, render: () => Promise<Result>) => Promise<Result>;
  /** Whether a rendering for this asker would be refused if it were asked for now. */
  isFullFor: (asker: Asker) => boolean;
  /** The number of renderings that wait. */
  waiting: () => number;
}

/** The visitor for whom a page is rendered. */
export interface Asker {
  /** The network of the visitor, or `server` if the server renders on its own initiative. Networks take turns. */
  network: string;
}

interface Waiting {
  since: number;
  begin: () => void;
  refuse: () => void;
}

export interface RenderQueueOptions {
  /** Maximum number of renderings at a time. */
  maxAtOnce?: number;
  maxWaiting?: number;
  /** After a rendering of so many milliseconds, resolves when the next one may begin in its place. */
  rest?: (took: number) => Promise<void>;
  now?: () => number;
}

/** Milliseconds. A visitor who waited longer has most likely left. */
const longestWait = 5_000;

export function createRenderQueue({
  maxAtOnce = 2,
  maxWaiting = 64,
  rest = restWhileBusy,
  now = () => performance.now(),
}: RenderQueueOptions = {}): RenderQueue {
  /** The waiting renderings by network; the first network's turn is next. */
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let taken = 0;

  function isFullFor({ network }: Asker): boolean {
    return taken >= maxAtOnce && waiting >= maxWaiting && !longerLineThan(network);
  }

  /** The longest line, if its last place may go to this network, whose own line stays shorter even then. */
  function longerLineThan(network: string): Waiting[] | undefined {
    const [longest] = [...lines.values()].toSorted((one, other) => other.length - one.length);
    const own = lines.get(network)?.length ?? 0;
    return longest && longest.length > own + 1 ? longest : undefined;
  }

  function enter(asker: Asker): Promise<void> {
    if (isFullFor(asker)) return Promise.reject(busy());
    if (taken < maxAtOnce) {
      taken += 1;
      return Promise.resolve();
    }
    if (waiting >= maxWaiting) {
      longerLineThan(asker.network)?.pop()?.refuse();
      waiting -= 1;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lines.get(asker.network) ?? [];
    line.push({ since: now(), begin: resolve, refuse: () => reject(busy()) });
    lines.set(asker.network, line);
    waiting += 1;
    return promise;
  }

  function takeNext(): Waiting | undefined {
    const [turn] = lines;
    if (!turn) return undefined;
    const [network, line] = turn;
    lines.delete(network);
    const next = line.shift();
    if (line.length > 0) lines.set(network, line);
    if (next) waiting -= 1;
    return next;
  }

  function leave(): void {
    for (let next = takeNext(); next; next = takeNext()) {
      if (now() - next.since <= longestWait) return next.begin();
      next.refuse();
    }
    taken -= 1;
  }

  return {
    isFullFor,
    waiting: () => waiting,
    async run(asker, render) {
      await enter(asker);
      const began = now();
      try {
        return await render();
      } finally {
        void rest(now() - began).then(leave);
      }
    },
  };
}

function busy(): AppError {
  return new AppError('BUSY');
}

/** The share of time that the process must have been idle to count as having time to spare. */
const idleShare = 0.1;
/** Minimum milliseconds of idle time: in a short sample, a chance moment without a request is a large share. */
const idleTime = 1;
/** How many times the length of a rendering other work gets the process, if it needs all of its time. */
const restLength = 25;
/** Milliseconds. A rendering that took longer was waiting for its database, without blocking the process. */
const longestRendering = 30;

/**
 * A rendering blocks the process for as long as hundreds of cached pages take. While the process has time to spare, the
 * next rendering follows at once; while it has none, other work gets most of the time first.
 */
async function restWhileBusy(took: number): Promise<void> {
  const end = performance.now() + restLength * Math.min(took, longestRendering);
  const since = performance.eventLoopUtilization();
  do await wait(1);
  while (performance.now() < end && !isIdle(performance.eventLoopUtilization(since)));
}

/** Whether the process had time to spare, by the recent use of its event loop. */
export function isIdle({ idle, utilization }: EventLoopUtilization): boolean {
  return idle >= idleTime && utilization <= 1 - idleShare;
}
