/** Converts a wait in milliseconds to whole seconds for `Retry-After`: rounded up, and at least 1. */
export function secondsOf(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1000));
}
