import cluster from 'node:cluster';

import { countProcesses } from './processes/count-processes.ts';

/* Starts one process that serves, or the supervisor of several. Neither loads what only the other needs. */

const processes = cluster.isPrimary ? countProcesses(process.env['PROCESSES']) : undefined;
if (processes === undefined) await import('./main.ts');
else {
  const { supervise } = await import('./processes/supervise.ts');
  await supervise(import.meta.filename, processes);
}
