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

export interface Member {
  worker: Worker;
  state: 'starting' | 'serving' | 'leaving';
  servingSince: number;
}

export interface MembersOptions {
  fork: () => Worker;
  /** Told of each worker that has ended, when it is a member no longer. */
  onEnd: (member: Member, code: number | null) => void;
  now: () => number;
}

/** Milliseconds. What a worker that ends may take, with the answers under way and what it leaves behind. */
const leavingTime = 35_000;
const stopTime = 10_500;

/** The workers there are, from the start of each to its end; one of those that serve does the jobs. */
export function createFleetMembers({ fork, onEnd, now }: MembersOptions) {
  const members = new Set<Member>();
  /** The worker that does the jobs. */
  let keeper: Member | undefined;
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
    if (keeper === member) keeper = undefined;
    appointKeeper();
    onEnd(member, code);
  }

  function appointKeeper(): void {
    if (keeper || isStopping) return;
    [keeper] = serving();
    keeper?.worker.tell('keep-clock');
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
    serving,
    start,
    retire,
    /** Has all of them end, and starts none any more. */
    stop,
    isStopping: () => isStopping,
    has: (member: Member) => members.has(member),
    isEmpty: () => members.size === 0,
  };
}
