import type { Config } from '../config.ts';
import type { LogLines } from '../http/request-log.ts';
import { createSlowStatementLog } from './slow-statements.ts';
import { createTelemetry } from './telemetry.ts';
import type { Telemetry } from './telemetry.ts';

/** Log levels at which a warning is written. */
const wordyLevels = new Set<Config['logLevel']>(['warn', 'info', 'debug']);

/** What the settings ask to be watched; undefined where that is nothing. */
export function openTelemetry(config: Config, lines: LogLines): Telemetry | undefined {
  const { slowStatementTime: slowFrom, logLevel } = config;
  const onEnd =
    slowFrom > 0 && wordyLevels.has(logLevel)
      ? [createSlowStatementLog({ slowFrom, lines, now: Date.now })]
      : [];
  return onEnd.length > 0 ? createTelemetry({ onEnd }) : undefined;
}
