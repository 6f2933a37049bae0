import { performance } from 'node:perf_hooks';

import type { Figure } from './figure.ts';

/**
 * Figures besides those of prom-client. They are totals, so that each of several readers sees the change since its own
 * last reading.
 */
export const processFigures: Figure[] = [
  {
    name: 'nodejs_eventloop_seconds_total',
    help: 'How long the event loop worked, and how long it had nothing to do.',
    isTotal: true,
    label: 'state',
    count() {
      const { active, idle } = performance.eventLoopUtilization();
      return { active: active / 1000, idle: idle / 1000 };
    },
  },
];
