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

/** Log levels at which a warning is written. */
const warningLevels = new Set<Config['logLevel']>(['warn', 'info', 'debug']);
/** Milliseconds that the end of the process waits for a collector. */
const lastSendTime = 1_000;

/** What the settings ask to be watched. */
export interface Watching {
  /** Undefined where nothing is. */
  telemetry: Telemetry | undefined;
  metrics: Metrics | undefined;
  /** From now on these figures, and all durations, can be asked for. */
  report: (figures: readonly Figure[]) => Promise<void>;
  /** Sends what has not been sent, and waits a second at most. */
  stop: () => Promise<void>;
}

/** Libraries are loaded where somebody asked for what they do: they take memory of their own. */
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
      // Of several processes the supervisor serves them.
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
