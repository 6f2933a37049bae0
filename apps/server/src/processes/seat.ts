import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';

import type { LogLines } from '../http/log/request-log.ts';
import type { Ending, OrderMessage, Ready, ReadyMessage } from './messages.ts';

/** What a serving process decides by itself without a supervisor, or is told by its supervisor. */
export interface Seat {
  /** Whether this process logs, on behalf of all processes, the warnings about the settings. */
  isFirst: boolean;
  announce: (ready: Ready, log: LogLines) => void;
  /** Calls `start`, which starts the jobs: at once, or when this process is chosen to run them. */
  whenKeeper: (start: () => void) => void;
  /** Calls `end` only once, however many orders and signals arrive. */
  whenToldToEnd: (end: (ending: Ending) => void) => void;
  /** The last step before the exit: resolves once no connection can be on its way to this process. */
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

/**
 * Calls `end` once: a terminal and a service manager signal all processes, and the parent processes pass the signal on.
 */
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
  // A terminal or a service manager sends SIGHUP to all processes; it is meant for the supervisor only.
  process.on('SIGHUP', () => undefined);
  // Sending to a supervisor that was killed fails; the closing of the channel, which follows, is handled.
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
     * Disconnects and waits for the supervisor's answer, which comes after everything it has sent. A connection that it
     * passes to this worker meanwhile goes back to it for another worker; a plain exit would lose the connection.
     */
    async leave() {
      if (!worker.isConnected()) return;
      const left = once(process, 'disconnect');
      worker.disconnect();
      await left;
    },
  };
}

/** Without this, Node would end a worker at once if its supervisor is killed, in the middle of its responses. */
function whenAlone(worker: Worker, end: () => void): void {
  process.prependOnceListener('disconnect', () => {
    worker.exitedAfterDisconnect = true;
    end();
  });
}
