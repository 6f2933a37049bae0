const minute = 60_000;
const hour = 60 * minute;

export const longestWait = 6 * hour;
/** After the carrier's last word; the last wait repeats. */
const waits = [2 * minute, 10 * minute, hour, longestWait];
/** Then somebody has to call the carrier: about ten weeks after its last word. */
const maxPolls = 280;

/** When to ask a carrier next about a parcel it has been silent about; null: not any more. */
export function nextPollAt({ polls, now }: { polls: number; now: number }): number | null {
  if (polls >= maxPolls) return null;
  return now + (waits[Math.min(polls, waits.length - 1)] ?? hour);
}
