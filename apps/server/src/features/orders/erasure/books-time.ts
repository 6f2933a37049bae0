/** Ten years: Rules for the Implementation of the Law on Tax Collection, article 29. */
export const booksYears = 10;
const beijing = 8 * 60 * 60_000;

/** Epoch milliseconds from which the details of an order placed at `at` need not be kept: ten years after its year. */
export function booksEnd(at: number): number {
  return Date.UTC(yearOf(at) + booksYears + 1, 0, 1) - beijing;
}

/** Epoch milliseconds. Orders from before that moment have been kept for long enough. */
export function booksBegin(now: number): number {
  return Date.UTC(yearOf(now) - booksYears, 0, 1) - beijing;
}

function yearOf(at: number): number {
  return new Date(at + beijing).getUTCFullYear();
}
