const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Returns the milliseconds left until `endsAt` by the server's clock; never less than 0. */
export function timeLeft(endsAt: number, serverNow: number): number {
  return Math.max(0, endsAt - serverNow);
}

/**
 * Returns `29:05`, or `71:59:03` if an hour or more is left. A second that has begun counts, so 0:00 means that the
 * time is over.
 */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / second);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const all = hours > 0 ? [hours, ...parts] : parts;
  return all.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}

const announcedMinutes = [60, 30, 15, 10, 5, 2, 1];

/** Returns the round number of minutes to announce now: a clock that speaks every second helps nobody. */
export function minutesToAnnounce(milliseconds: number): number | undefined {
  if (milliseconds <= 0 || milliseconds > hour) return undefined;
  return announcedMinutes.findLast((minutes) => milliseconds <= minutes * minute);
}
