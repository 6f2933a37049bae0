import type { Signal } from '@uid/opentelemetry/start-export';

import type { LogLines } from '../http/log/request-log.ts';
import { minute } from '../job.ts';
import type { Figure } from './figure.ts';

interface FailureLogOptions {
  /** Without it nothing is logged. */
  lines?: LogLines;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Counts failed exports and logs one a minute for each signal; the collector gets the counts once it is back. */
export function createFailureLog({ lines, now }: FailureLogOptions) {
  const counts: Record<Signal, number> = { traces: 0, metrics: 0 };
  const quietUntil: Record<Signal, number> = { traces: 0, metrics: 0 };
  const figures: Figure[] = [
    {
      name: 'telemetry_export_failures_total',
      help: 'How often traces or metrics could not be sent to the collector.',
      isTotal: true,
      label: 'signal',
      count: () => counts,
    },
  ];
  return {
    figures,
    note: (signal: Signal): void => {
      counts[signal] += 1;
      if (now() < quietUntil[signal]) return;
      quietUntil[signal] = now() + minute;
      const line = { level: 40, time: now(), signal, msg: 'the collector did not take telemetry' };
      lines?.write(`${JSON.stringify(line)}\n`);
    },
  };
}
