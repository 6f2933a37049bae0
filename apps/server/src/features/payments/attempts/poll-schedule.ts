const second = 1000;
const minute = 60 * second;

/** Milliseconds from the start of an attempt to each poll. The last poll comes when the order ends. */
const waits = [15 * second, minute, 5 * minute, 15 * minute];
export const longestWait = 15 * minute;

/** Epoch milliseconds of the next poll of an attempt that no notification has settled; null if there is none left. */
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
