import { availableParallelism } from 'node:os';

/** How many processes `PROCESSES` asks a supervisor to keep; undefined where one process is to serve by itself. */
export function countProcesses(asked: string | undefined): number | undefined {
  // Also on one core: the supervisor starts it again, and replaces it without a failed request.
  if (asked === 'auto') return availableParallelism();
  // The process itself refuses what is no number, together with its other settings.
  const count = Number(asked);
  return Number.isInteger(count) && count > 1 ? count : undefined;
}
