/** A wait in milliseconds as whole seconds for `Retry-After`: never too short, never none. */
export function secondsOf(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1000));
}
