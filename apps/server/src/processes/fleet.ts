import type { Ending, Order, Ready } from './messages.ts';

/** One process that serves the site. */
export interface Worker {
  /** Resolves when it listens; pending where it ends before. */
  ready: Promise<Ready>;
  /** Resolves with its exit code when it has ended; a signal ends with none. */
  ended: Promise<number | null>;
  tell: (order: Order) => void;
  kill: () => void;
}

export interface FleetOptions {
  /** How many workers serve. */
  size: number;
  fork: () => Worker;
  /** Told when all of them listen for the first time. */
  onReady: (first: Ready) => void;
  warn: (sentence: string) => void;
  now?: () => number;
}

interface Member {
  worker: Worker;
  state: 'starting' | 'serving' | 'leaving';
  servingSince: number;
}

/** Milliseconds. A worker that served for less has ended at once, as far as pauses go. */
const shortLife = 10_000;
const longestPause = 30_000;
/** So many starts in a row have failed, and nobody serves: it is not going to be better. */
const maxFailures = 5;
/** Milliseconds. What a worker that ends may take, with the answers under way and what it leaves behind. */
const leavingTime = 35_000;
const stopTime = 10_500;

/** Keeps a number of workers serving: starts another where one ends, and replaces them one by one. */
export function createFleet({ size, fork, onReady, warn, now = Date.now }: FleetOptions) {
  const members = new Set<Member>();
  const codes: (number | null)[] = [];
  const over = Promise.withResolvers<number>();
  /** The worker that does the jobs. */
  let keeper: Member | undefined;
  /** Starts in a row that failed, or led to a short life. */
  let failures = 0;
  let isFilling = false;
  let isReloading = false;
  let isStopping = false;

  const serving = () => [...members].filter(({ state }) => state === 'serving');

  /** What the worker says when it serves; undefined where it ended before, or all are to end. */
  async function start(): Promise<{ member: Member; ready: Ready } | undefined> {
    if (isStopping) return undefined;
    const worker = fork();
    const member: Member = { worker, state: 'starting', servingSince: 0 };
    members.add(member);
    const ended = worker.ended.then((code) => {
      handleEnd(member, code);
      return undefined;
    });
    const ready = await Promise.race([worker.ready, ended]);
    if (!ready) return undefined;
    Object.assign(member, { state: 'serving', servingSince: now() });
    appointKeeper();
    return { member, ready };
  }

  function handleEnd(member: Member, code: number | null): void {
    members.delete(member);
    codes.push(code);
    if (keeper === member) keeper = undefined;
    if (isStopping) return endWithLast();
    appointKeeper();
    if (member.state !== 'serving') return;
    failures = now() - member.servingSince < shortLife ? failures + 1 : 0;
    warn(`A worker has ended (${code ?? 'killed'}). Another one takes its place.`);
    void fill();
  }

  function endWithLast(): void {
    if (members.size === 0) over.resolve(codes.every((code) => code === 0) ? 0 : 1);
  }

  function appointKeeper(): void {
    if (keeper || isStopping) return;
    [keeper] = serving();
    keeper?.worker.tell('keep-clock');
  }

  /** Starts workers, one at a time and less and less hastily, until there are as many as there should be. */
  async function fill(): Promise<void> {
    if (isFilling) return;
    isFilling = true;
    while (!isStopping && serving().length < size) {
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)));
      if (isStopping || (await start())) continue;
      failures += 1;
      if (serving().length > 0 || failures < maxFailures) continue;
      warn(`No worker serves, and ${failures} starts in a row have failed. Giving up.`);
      codes.push(1);
      stop('SIGINT');
      endWithLast();
    }
    isFilling = false;
  }

  async function retire(member: Member): Promise<void> {
    member.state = 'leaving';
    if (keeper === member) keeper = undefined;
    appointKeeper();
    member.worker.tell('replaced');
    const timer = setTimeout(member.worker.kill, leavingTime);
    await member.worker.ended;
    clearTimeout(timer);
  }

  function stop(ending: Exclude<Ending, 'replaced'>): void {
    if (isStopping) return;
    isStopping = true;
    for (const { worker, state } of members) {
      if (state === 'starting') worker.kill();
      if (state === 'serving') worker.tell(ending);
      if (state === 'leaving') setTimeout(worker.kill, stopTime).unref();
    }
  }

  return {
    /** Resolves with the code to end with, once all workers have ended. */
    ended: over.promise,
    stop,
    /** The first one by itself: it brings the database up to date, and says what forbids a start. */
    async open(): Promise<void> {
      const first = await start();
      if (!first) {
        over.resolve(codes.at(-1) || 1);
        return;
      }
      await Promise.all(Array.from({ length: size - 1 }, start));
      await fill();
      if (!isStopping) onReady(first.ready);
    },
    /** Replaces every worker: the new one listens before the old one leaves. What goes on by itself stays where that fails. */
    async reload(): Promise<void> {
      if (isReloading || isStopping) return;
      isReloading = true;
      for (const old of serving()) {
        const started = await start();
        if (isStopping) break;
        if (!started) {
          warn(
            'A new worker did not start, so those that serve go on. Send SIGHUP again once it can.',
          );
          break;
        }
        // Where the old one has ended by itself, another one is there already.
        if (members.has(old)) await retire(old);
        else if (serving().length > size) await retire(started.member);
      }
      isReloading = false;
    },
  };
}

/** 0, then 1, 2, 4 … seconds. */
function pauseAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(1_000 * 2 ** (failures - 1), longestPause);
}
