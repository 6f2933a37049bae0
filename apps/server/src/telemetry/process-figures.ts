import { performance } from 'node:perf_hooks';

import type { Figure } from './figure.ts';

/** Beside those of prom-client. Totals: however many ask, each sees what passed since it asked last. */
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
