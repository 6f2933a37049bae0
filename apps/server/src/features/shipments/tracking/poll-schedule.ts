const minute = 60_000;
const hour = 60 * minute;

export const longestWait = 6 * hour;
/** Milliseconds to wait before each poll since the carrier's last event; the last wait repeats. */
const waits = [2 * minute, 10 * minute, hour, longestWait];
/** After so many polls, about ten weeks after the carrier's last event, staff have to call the carrier. */
const maxPolls = 280;

/** Epoch milliseconds of the next poll of a parcel without new events; null if there is none left. */
export function nextPollAt({ polls, now }: { polls: number; now: number }): number | null {
  if (polls >= maxPolls) return null;
  return now + (waits[Math.min(polls, waits.length - 1)] ?? hour);
}
