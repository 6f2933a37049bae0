import type { Config } from '../config.ts';
import type { LogLines } from '../http/request-log.ts';
import type { Figure } from './figure.ts';
import type { Metrics } from './metrics.ts';
import { createSlowStatementLog } from './slow-statements.ts';
import { createTelemetry } from './telemetry.ts';
import type { OnEnd, Telemetry } from './telemetry.ts';

/** Log levels at which a warning is written. */
const wordyLevels = new Set<Config['logLevel']>(['warn', 'info', 'debug']);

/** What the settings ask to be watched. */
export interface Watching {
  /** Undefined where nothing is. */
  telemetry: Telemetry | undefined;
  metrics: Metrics | undefined;
  /** From now on these figures, and all durations, can be asked for. */
  report: (figures: readonly Figure[]) => Promise<void>;
}

/** Libraries are loaded where somebody asked for what they do: they take memory of their own. */
export async function openTelemetry(config: Config, lines: LogLines): Promise<Watching> {
  const { metrics: place } = config;
  const loaded = place && (await import('./metrics.ts'));
  const metrics = loaded?.createMetrics();
  const onEnd: OnEnd[] = [];
  const { slowStatementTime: slowFrom, logLevel } = config;
  if (slowFrom > 0 && wordyLevels.has(logLevel))
    onEnd.push(createSlowStatementLog({ slowFrom, lines, now: Date.now }));
  if (metrics) onEnd.push(metrics.onEnd);
  return {
    metrics,
    telemetry: onEnd.length > 0 ? createTelemetry({ onEnd }) : undefined,
    async report(figures) {
      metrics?.add(figures);
      if (loaded && metrics) await loaded.serveMetrics(metrics, place);
    },
  };
}
