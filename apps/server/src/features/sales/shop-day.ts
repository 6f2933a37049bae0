import { day } from '../../job.ts';
import { shopClock } from '../../shop-clock.ts';

/** Returns when a day and the next one begin, in epoch milliseconds. */
export function boundsOfDay(name: string): { from: number; until: number } {
  const from = Date.parse(name) - shopClock;
  return { from, until: from + day };
}

/** Returns the day a number of days later, or earlier if the number is negative. */
export function dayAfter(name: string, days: number): string {
  return new Date(Date.parse(name) + days * day).toISOString().slice(0, 10);
}

/** Returns all days from the first to the last, inclusive. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / day) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, each) => dayAfter(first, each));
}
