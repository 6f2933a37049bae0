import { day } from '../../job.ts';
import { shopClock } from '../../shop-clock.ts';

/** When a day begins and the next one does. */
export function boundsOfDay(name: string): { from: number; until: number } {
  const from = Date.parse(name) - shopClock;
  return { from, until: from + day };
}

/** The day a number of days later, or earlier where it is negative. */
export function dayAfter(name: string, days: number): string {
  return new Date(Date.parse(name) + days * day).toISOString().slice(0, 10);
}

/** All days from the first to the last, both with. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / day) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, each) => dayAfter(first, each));
}
