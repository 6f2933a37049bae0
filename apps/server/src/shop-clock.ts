/** Milliseconds by which the shop's time zone is ahead of UTC, all year. */
export const shopClock = 8 * 60 * 60_000;

/** The date in the shop's time zone: `2026-01-05`. */
export function shopDay(at: number): string {
  return new Date(at + shopClock).toISOString().slice(0, 10);
}
