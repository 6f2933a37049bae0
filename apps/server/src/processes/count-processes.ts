import { availableParallelism } from 'node:os';

/** How many processes `PROCESSES` asks a supervisor to keep; undefined if one process shall serve by itself. */
export function countProcesses(asked: string | undefined): number | undefined {
  // A supervisor is useful on one core too: it restarts the process, and replaces it without a failed request.
  if (asked === 'auto') return availableParallelism();
  // The process itself refuses a value that is not a number, together with its other settings.
  const count = Number(asked);
  return Number.isInteger(count) && count > 1 ? count : undefined;
}
