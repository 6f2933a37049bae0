/** Ten years: Rules for the Implementation of the Law on Tax Collection, article 29. */
export const booksYears = 10;
const beijing = 8 * 60 * 60_000;

/** From when on the details of an order of that moment need not be kept: its year has ended, and ten more. */
export function booksEnd(at: number): number {
  return Date.UTC(yearOf(at) + booksYears + 1, 0, 1) - beijing;
}

/** Orders from before that moment have been kept for long enough. */
export function booksBegin(now: number): number {
  return Date.UTC(yearOf(now) - booksYears, 0, 1) - beijing;
}

function yearOf(at: number): number {
  return new Date(at + beijing).getUTCFullYear();
}
