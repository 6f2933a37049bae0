/**
 * Collects the memory that only the start, the first round of jobs or the making of a large index needed. It blocks the
 * process for 80 ms, or 200 ms on a large site. It does nothing unless Node runs with `--expose-gc`.
 */
export function freeMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
