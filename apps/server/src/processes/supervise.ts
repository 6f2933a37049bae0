import cluster from 'node:cluster';
import type { Worker as ClusterWorker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';

import { RateLimiterClusterMaster } from 'rate-limiter-flexible/lib/RateLimiterCluster.js';

import { openStandardOutput } from '../http/log/log-lines.ts';
import { createFleet } from './fleet.ts';
import type { Worker } from './fleet-members.ts';
import type { OrderMessage, Ready, ReadyMessage } from './messages.ts';

/** Milliseconds. */
const lastLinesTime = 500;

/**
 * Keeps `size` processes that serve the site on one port, each started from `file`. The supervisor serves nothing
 * itself, so that it survives whatever happens to a worker and can start another one.
 */
export async function supervise(file: string, size: number): Promise<void> {
  const log = openStandardOutput();
  const warn = (msg: string) =>
    log.write(`${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`);
  cluster.setupPrimary({ exec: file, serialization: 'advanced' });
  // All workers count the attempts of an address together in this process.
  // oxlint-disable-next-line no-new -- this makes it listen
  new RateLimiterClusterMaster();
  const fleet = createFleet({
    size,
    fork: () => forkWorker(warn),
    warn,
    onReady: ({ lines, metrics }) => {
      for (const line of lines) log.write(line);
      if (metrics) serveAllMetrics(metrics).catch(({ message }: Error) => warn(message));
    },
  });
  process.on('SIGHUP', () => void fleet.reload());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => fleet.stop(signal));
  void fleet.open();
  const code = await fleet.ended;
  // Waits for the last log lines, unless nobody reads them.
  await Promise.race([log.written(), wait(lastLinesTime)]);
  process.exit(code);
}

function forkWorker(warn: (sentence: string) => void): Worker {
  const noteFailure = ({ message }: Error) => warn(`A worker could not be started: ${message}.`);
  try {
    return watchWorker(cluster.fork(), noteFailure);
  } catch (cause) {
    // For example, memory for another process is lacking; the running workers go on.
    noteFailure(cause as Error);
    return neverStarted;
  }
}

const neverStarted: Worker = {
  ready: new Promise(() => undefined),
  ended: Promise.resolve(null),
  tell: () => undefined,
  kill: () => undefined,
};

function watchWorker(worker: ClusterWorker, noteFailure: (cause: Error) => void): Worker {
  const ended = Promise.withResolvers<number | null>();
  worker.once('exit', ended.resolve);
  worker.on('error', (cause) => {
    // A message to a worker that has just ended can't be sent, which is harmless.
    if (worker.process.pid !== undefined) return;
    noteFailure(cause);
    ended.resolve(null);
  });
  const ready = Promise.withResolvers<Ready>();
  worker.on('message', (message: Partial<ReadyMessage>) => {
    if (message.ready) ready.resolve(message.ready);
  });
  return {
    ready: ready.promise,
    ended: ended.promise,
    tell: (order) => void worker.send({ order } satisfies OrderMessage),
    kill: () => worker.process.kill('SIGKILL'),
  };
}

/** Loads the metrics, which are needed only if they are configured. */
async function serveAllMetrics(place: NonNullable<Ready['metrics']>): Promise<void> {
  const { gatherMetrics, serveMetrics } = await import('../telemetry/metrics.ts');
  await serveMetrics(gatherMetrics(), place);
}
