import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';

import type { LogLines } from '../http/log/request-log.ts';
import type { Ending, OrderMessage, Ready, ReadyMessage } from './messages.ts';

/** What a serving process does by itself, or is told by its supervisor. */
export interface Seat {
  /** Whether it says for all processes what the settings lead to. */
  isFirst: boolean;
  announce: (ready: Ready, log: LogLines) => void;
  /** `start` the jobs: at once, or when this process is the one that does them. */
  whenKeeper: (start: () => void) => void;
  /** `end` is called once by a supervisor, however often it or anybody asks. */
  whenToldToEnd: (end: (ending: Ending) => void) => void;
  /** The last thing before the end: resolves once no connection can be on its way here. */
  leave: () => Promise<void>;
}

const signals = ['SIGTERM', 'SIGINT'] as const;

export function takeSeat(): Seat {
  return cluster.worker ? workerSeat(cluster.worker) : ownSeat;
}

const ownSeat: Seat = {
  isFirst: true,
  announce: ({ lines }, log) => {
    for (const line of lines) log.write(line);
  },
  whenKeeper: (start) => start(),
  whenToldToEnd: (end) => void endBySignals(end),
  leave: async () => undefined,
};

/** Calls it once: a terminal and a service manager signal all processes, and those that started this one pass it on. */
function endBySignals(end: (ending: Ending) => void): (ending: Ending) => void {
  let hasEnded = false;
  const endOnce = (ending: Ending) => {
    if (!hasEnded) end(ending);
    hasEnded = true;
  };
  for (const signal of signals) process.on(signal, () => endOnce(signal));
  return endOnce;
}

function workerSeat(worker: Worker): Seat {
  // A terminal or a service manager sends it to all processes; it is for the supervisor alone.
  process.on('SIGHUP', () => undefined);
  // A message to a supervisor that was killed: what follows is that the channel closes.
  worker.on('error', () => undefined);
  const whenOrdered = (isMeant: (order: OrderMessage['order']) => void) =>
    process.on('message', ({ order }: Partial<OrderMessage>) => {
      if (order) isMeant(order);
    });
  return {
    isFirst: worker.id === 1,
    announce: (ready) => void process.send?.({ ready } satisfies ReadyMessage),
    whenKeeper: (start) =>
      void whenOrdered((order) => {
        if (order === 'keep-clock') start();
      }),
    whenToldToEnd(end) {
      const endOnce = endBySignals(end);
      whenOrdered((order) => {
        if (order !== 'keep-clock') endOnce(order);
      });
      whenAlone(worker, () => endOnce('SIGINT'));
    },
    /**
     * The supervisor's answer comes after all it has sent: a connection that it gave to this worker
     * while that closed goes back to it, for another one, where an end by itself would lose it.
     */
    async leave() {
      if (!worker.isConnected()) return;
      const left = once(process, 'disconnect');
      worker.disconnect();
      await left;
    },
  };
}

/** Node would end a worker whose supervisor was killed at once, in the middle of its answers. */
function whenAlone(worker: Worker, end: () => void): void {
  process.prependOnceListener('disconnect', () => {
    worker.exitedAfterDisconnect = true;
    end();
  });
}
