/** Milliseconds by which the shop's clock is ahead of UTC, all year. */
export const shopClock = 8 * 60 * 60_000;

/** The day of a moment by the shop's clock: `2026-01-05`. */
export function shopDay(at: number): string {
  return new Date(at + shopClock).toISOString().slice(0, 10);
}
