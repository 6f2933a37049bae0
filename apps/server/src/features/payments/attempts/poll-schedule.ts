const second = 1000;
const minute = 60 * second;

/** After the start of an attempt; the last question is asked when its order ends. */
const waits = [15 * second, minute, 5 * minute, 15 * minute];
export const longestWait = 15 * minute;

/** When to ask the company next about an attempt that no notification has settled; null: not any more. */
export function nextPollAt({
  startedAt,
  polls,
}: {
  startedAt: number;
  polls: number;
}): number | null {
  const wait = waits[polls];
  return wait === undefined ? null : startedAt + wait;
}
