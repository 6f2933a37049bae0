import { createFleetMembers } from './fleet-members.ts';
import type { Member, Worker } from './fleet-members.ts';
import type { Ending, Ready } from './messages.ts';

export interface FleetOptions {
  /** The number of workers that shall serve. */
  size: number;
  fork: () => Worker;
  /** Called when all workers listen for the first time. */
  onReady: (first: Ready) => void;
  warn: (sentence: string) => void;
  now?: () => number;
}

/** Milliseconds. A worker that served for a shorter time counts as a failed start when pauses are chosen. */
const shortLife = 10_000;
const longestPause = 30_000;
/** After so many failed starts in a row, while no worker serves, the fleet gives up. */
const maxFailures = 5;

/** Keeps a number of workers serving: starts another one if one ends, and replaces them one by one on a reload. */
export function createFleet({ size, fork, onReady, warn, now = Date.now }: FleetOptions) {
  const members = createFleetMembers({ fork, onEnd: handleEnd, now });
  const codes: (number | null)[] = [];
  const over = Promise.withResolvers<number>();
  /** Number of successive starts that failed, or led to a short life. */
  let failures = 0;
  let isFilling = false;
  let isReloading = false;
  /** True also if asked during a reload, whose new workers may have started before the latest change. */
  let isReloadAsked = false;

  function handleEnd({ state, servingSince }: Member, code: number | null): void {
    codes.push(code);
    if (members.isStopping()) return endWithLast();
    if (state !== 'serving') return;
    failures = now() - servingSince < shortLife ? failures + 1 : 0;
    warn(`A worker has ended (${code ?? 'killed'}). Another one takes its place.`);
    void fill();
  }

  function endWithLast(): void {
    if (members.isEmpty()) over.resolve(codes.every((code) => code === 0) ? 0 : 1);
  }

  function stop(ending: Exclude<Ending, 'replaced'>): void {
    // Workers that ended before were replaced, and their codes do not tell how the stop went.
    if (!members.isStopping()) codes.length = 0;
    members.stop(ending);
    endWithLast();
  }

  /** Starts workers, one at a time and with growing pauses, until there are enough. */
  async function fill(): Promise<void> {
    if (isFilling) return;
    isFilling = true;
    while (!members.isStopping() && members.serving().length < size) {
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)));
      if (members.isStopping() || (await members.start())) continue;
      failures += 1;
      if (members.serving().length > 0 || failures < maxFailures) continue;
      warn(`No worker serves, and ${failures} starts in a row have failed. Giving up.`);
      codes.push(1);
      members.stop('SIGINT');
      endWithLast();
    }
    isFilling = false;
  }

  async function replaceAll(): Promise<void> {
    for (const old of members.serving()) {
      const started = await members.start();
      if (members.isStopping()) return;
      if (!started)
        return warn(
          'A new worker did not start, so those that serve go on. Send SIGHUP again once it can.',
        );
      // If the old worker has ended by itself, it has been replaced already.
      if (members.has(old)) await members.retire(old);
      else if (members.serving().length > size) await members.retire(started.member);
    }
  }

  return {
    /** Resolves with the exit code of the supervisor, once all workers have ended. */
    ended: over.promise,
    stop,
    /** Starts the first worker alone: it migrates the database, and reports what prevents a start. */
    async open(): Promise<void> {
      const first = await members.start();
      if (!first) {
        over.resolve(codes.at(-1) || 1);
        return;
      }
      // A worker that ends meanwhile is replaced afterwards, when the number of missing workers is known.
      isFilling = true;
      await Promise.all(Array.from({ length: size - 1 }, members.start));
      isFilling = false;
      await fill();
      if (!members.isStopping()) onReady(first.ready);
    },
    /** Replaces every worker: a new one listens before an old one leaves. If no new one starts, the old ones stay. */
    async reload(): Promise<void> {
      isReloadAsked = true;
      if (isReloading) return;
      isReloading = true;
      while (isReloadAsked && !members.isStopping()) {
        isReloadAsked = false;
        await replaceAll();
      }
      isReloading = false;
    },
  };
}

/** Milliseconds: 0, then 1, 2, 4 … seconds. */
function pauseAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(1_000 * 2 ** (failures - 1), longestPause);
}
