import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';

import type { Export, Signal } from '@uid/opentelemetry/start-export';

import type { Config } from '../config.ts';
import type { LogLines } from '../http/log/request-log.ts';
import { createFailureLog } from './export-failures.ts';
import type { Figure } from './figure.ts';
import type { Metrics } from './metrics.ts';
import { createSlowStatementLog } from './slow-statements.ts';
import { createTelemetry } from './telemetry.ts';
import type { Telemetry } from './telemetry.ts';
import type { OnEnd } from './work.ts';

/** Log levels at which warnings are written. */
const warningLevels = new Set<Config['logLevel']>(['warn', 'info', 'debug']);
/** Maximum milliseconds that the exit of the process waits for a collector. */
const lastSendTime = 1_000;

/** What the settings ask to be traced and measured. */
export interface Watching {
  /** Undefined if nothing is watched. */
  telemetry: Telemetry | undefined;
  metrics: Metrics | undefined;
  /** Adds these figures, and serves all figures from now on. */
  report: (figures: readonly Figure[]) => Promise<void>;
  /** Sends what has not been sent, and waits for a second at most. */
  stop: () => Promise<void>;
}

/** Libraries are loaded only if the settings need them, because they take memory. */
export async function openTelemetry(config: Config, lines: LogLines): Promise<Watching> {
  const { metrics: place, collector, slowStatementTime: slowFrom, logLevel } = config;
  const loaded = place || collector ? await import('./metrics.ts') : undefined;
  const metrics = loaded?.createMetrics();
  const logsWarnings = warningLevels.has(logLevel);
  const onEnd: OnEnd[] = [];
  if (slowFrom > 0 && logsWarnings)
    onEnd.push(createSlowStatementLog({ slowFrom, lines, now: Date.now }));
  if (metrics) onEnd.push(metrics.onEnd);
  const failures = createFailureLog({ ...(logsWarnings && { lines }), now: Date.now });
  const sending = metrics && (await openExport(config, metrics, failures.note));
  if (sending) metrics.add(failures.figures);
  const isWatched = onEnd.length > 0;
  return {
    metrics,
    telemetry: isWatched ? createTelemetry({ onEnd, tracer: sending?.tracer }) : undefined,
    async report(figures) {
      metrics?.add(figures);
      // With several processes, the supervisor serves the metrics.
      if (loaded && metrics && place && !cluster.isWorker)
        await loaded.serveMetrics(metrics, place);
    },
    stop: () => Promise.race([sending?.stop(), wait(lastSendTime, undefined, { ref: false })]),
  };
}

async function openExport(
  { collector }: Config,
  { collect }: Metrics,
  onFailure: (signal: Signal) => void,
): Promise<Export | undefined> {
  if (!collector) return undefined;
  const { startExport } = await import('@uid/opentelemetry/start-export');
  return startExport({ ...collector, collect, onFailure });
}
