import type { Ending, Order, Ready } from './messages.ts';

/** One process that serves the site. */
export interface Worker {
  /** Resolves when the worker listens; never settles if it ends before. */
  ready: Promise<Ready>;
  /** Resolves with the exit code when the worker has ended; with null if a signal ended it. */
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
  /** Called for each worker that has ended, after it was removed from the members. */
  onEnd: (member: Member, code: number | null) => void;
  now: () => number;
}

/** Milliseconds that a leaving worker may take for its unfinished responses and its shutdown. */
const leavingTime = 35_000;
const stopTime = 10_500;

/** Tracks all workers, from the start of each to its end; one of the serving workers runs the jobs. */
export function createFleetMembers({ fork, onEnd, now }: MembersOptions) {
  const members = new Set<Member>();
  /** The worker that runs the jobs. */
  let keeper: Member | undefined;
  let isStopping = false;

  const serving = () => [...members].filter(({ state }) => state === 'serving');

  /** What the worker reports once it serves; undefined if it ended before, or if all workers are to end. */
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
    /** Makes all workers end, and starts no more. */
    stop,
    isStopping: () => isStopping,
    has: (member: Member) => members.has(member),
    isEmpty: () => members.size === 0,
  };
}
